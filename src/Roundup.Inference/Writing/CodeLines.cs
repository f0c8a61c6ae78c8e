using System.Text;

namespace Roundup.Inference.Writing;

/// <summary>Lines of C#, indented.</summary>
internal sealed class CodeLines
{
    private readonly StringBuilder text = new();
    private int depth;

    /// <summary>Writes a line.</summary>
    public void Line(string line = "") => text.Append(' ', line.Length == 0 ? 0 : 4 * depth).Append(line).Append('\n');

    /// <summary>Begins a block.</summary>
    public void Open()
    {
        Line("{");
        depth++;
    }

    /// <summary>Ends a block.</summary>
    public void Close()
    {
        depth--;
        Line("}");
    }

    /// <inheritdoc/>
    public override string ToString() => text.ToString();
}
