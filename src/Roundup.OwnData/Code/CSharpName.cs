using System.Globalization;
using System.Text;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.Catalogue;
using Roundup.Catalogue.Reading;
using Roundup.ModelCompiler.Types;

namespace Roundup.OwnData.Code;

/// <summary>A name as C# writes it. Only the check makes one: in metadata, a name is any text, code too.</summary>
internal readonly record struct CSharpName
{
    /// <summary>The most characters. The names that the compiler makes of it have to fit into an assembly.</summary>
    private const int Longest = 300;

    private readonly string? _code;

    private CSharpName(string code) => _code = code;

    /// <summary>
    /// Whether C# can have the name. The compiler drops invisible characters of names, which also reverse text on a screen: two names
    /// would be one.
    /// </summary>
    public static bool Is(string name) => name.Length <= Longest && SyntaxFacts.IsValidIdentifier(name)
        && !name.EnumerateRunes().Any(one => Rune.GetUnicodeCategory(one) == UnicodeCategory.Format);

    /// <summary>A name for any place, with <c>@</c> where it is a keyword in some context, such as <c>record</c>.</summary>
    /// <exception cref="RoundupException">C# cannot have the name.</exception>
    public static CSharpName Of(string name) => !Is(name)
        ? throw new RoundupException(
            ExitCode.Usage, $"C# cannot have the name '{ProjectXml.Short(name)}': give it another one, and build again.")
        : new(SyntaxFacts.GetContextualKeywordKind(name) == SyntaxKind.None ? Identifier.Escape(name) : "@" + name);

    /// <summary>A namespace, or a type with its namespace, of which each part is a name; nothing for the global namespace.</summary>
    public static CSharpName Dotted(string names) => names.Length == 0 ? default : new(string.Join('.', names.Split('.').Select(Of)));

    public override string ToString() => _code ?? "";
}
