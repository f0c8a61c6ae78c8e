using System.Text;

namespace Roundup.ModelCompiler.Emit;

/// <summary>
/// Text of C# code, indented by its blocks; a blank line follows a block unless another brace or an <c>else</c> does.
/// Lines end with LF on every system.
/// </summary>
internal sealed class CodeWriter
{
    private readonly StringBuilder _text = new();
    private int _depth;
    private bool _afterBlock;
    private bool _isBlockStart = true;

    /// <summary>Adds a line; an empty one is not indented.</summary>
    public void Line(string text = "")
    {
        if (_afterBlock && text.Length > 0 && text[0] != '}' && !text.StartsWith("else", StringComparison.Ordinal))
        {
            _text.Append('\n');
        }

        _afterBlock = false;
        _isBlockStart = false;
        if (text.Length > 0)
        {
            _text.Append(' ', 4 * _depth).Append(text);
        }

        _text.Append('\n');
    }

    /// <summary>Adds an empty line, except at the beginning of the text or of a block.</summary>
    public void Gap()
    {
        if (!_isBlockStart)
        {
            Line();
        }
    }

    /// <summary>Adds a preprocessor directive, which is not indented.</summary>
    public void Directive(string text) => _text.Append(text).Append('\n');

    /// <summary>Adds a head such as <c>if (x)</c> and braces around all that is written until the result is disposed.</summary>
    public IDisposable Block(string head)
    {
        Line(head);
        return Open("{");
    }

    /// <summary>The same with the opening brace behind the head, as schema languages have it.</summary>
    public IDisposable SchemaBlock(string head) => Open(head + " {");

    private End Open(string line)
    {
        Line(line);
        _depth++;
        _isBlockStart = true;
        return new End(this);
    }

    /// <inheritdoc/>
    public override string ToString() => _text.ToString();

    private sealed class End(CodeWriter code) : IDisposable
    {
        public void Dispose()
        {
            code._depth--;
            code.Line("}");
            code._afterBlock = true;
        }
    }
}
