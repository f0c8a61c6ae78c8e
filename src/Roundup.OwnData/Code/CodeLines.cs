using System.Text;

namespace Roundup.OwnData.Code;

/// <summary>Lines of C#, indented by their blocks.</summary>
internal sealed class CodeLines
{
    private readonly StringBuilder text = new();
    private int depth;
    private bool isBlockStart = true;

    public void Line(string line = "")
    {
        text.Append(' ', line.Length == 0 ? 0 : 4 * depth).Append(line).Append('\n');
        isBlockStart = false;
    }

    public void Open()
    {
        Line("{");
        depth++;
        isBlockStart = true;
    }

    public void Close()
    {
        depth--;
        Line("}");
    }

    /// <summary>Adds an empty line, except at the beginning of the text or of a block.</summary>
    public void Gap()
    {
        if (!isBlockStart)
        {
            Line();
        }
    }

    /// <summary>Adds a preprocessor directive, which is not indented.</summary>
    public void Directive(string directive) => text.Append(directive).Append('\n');

    public override string ToString() => text.ToString();
}
