using System.Text;

namespace Roundup.Assemblies.Writing;

/// <summary>Lines of C#, indented.</summary>
internal sealed class CodeLines
{
    private readonly StringBuilder text = new();
    private int depth;
    private bool isNullable = true;
    private bool isFresh = true;

    /// <summary>Writes a line.</summary>
    public void Line(string line)
    {
        text.Append(' ', 4 * depth).Append(line).Append('\n');
        isFresh = false;
    }

    /// <summary>Begins a block.</summary>
    public void Open()
    {
        Line("{");
        depth++;
        isFresh = true;
    }

    /// <summary>Ends a block.</summary>
    public void Close()
    {
        depth--;
        Line("}");
    }

    /// <summary>An empty line between two declarations; none at the beginning of a block.</summary>
    public void Gap()
    {
        if (!isFresh)
        {
            text.Append('\n');
        }
    }

    /// <summary>Whether annotations for null hold in what follows.</summary>
    public void Nullable(bool enable)
    {
        if (enable != isNullable)
        {
            text.Append("#nullable ").Append(enable ? "enable" : "disable").Append('\n');
            isNullable = enable;
        }
    }

    /// <inheritdoc/>
    public override string ToString() => text.ToString();
}
