using System.Globalization;
using System.Text;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.Catalogue;
using Roundup.Catalogue.Reading;
using Roundup.ModelCompiler.Types;

namespace Roundup.OwnData.Code;

// A name as C# writes it. Only the check makes one: in metadata, a name is any text, code too.
internal readonly record struct CSharpName
{
    // The most characters. The names that the compiler makes of it have to fit into an assembly.
    private const int Longest = 300;

    private readonly string? _code;

    private CSharpName(string code) => _code = code;

    // Whether C# can have the name. The compiler drops invisible characters of names, which also reverse text on a screen: two names would
    // be one.
    public static bool Is(string name) => name.Length <= Longest && SyntaxFacts.IsValidIdentifier(name)
        && !name.EnumerateRunes().Any(one => Rune.GetUnicodeCategory(one) == UnicodeCategory.Format);

    // A name for any place, with @ where it is a keyword in some context, such as record.
    public static CSharpName Of(string name) => !Is(name)
        ? throw new RoundupException(
            ExitCode.Usage, $"C# cannot have the name '{ProjectXml.Short(name)}': give it another one, and build again.")
        : new(SyntaxFacts.GetContextualKeywordKind(name) == SyntaxKind.None ? Identifier.Escape(name) : "@" + name);

    // Each part is a name; nothing for the global namespace.
    public static CSharpName Dotted(string names) => names.Length == 0 ? default : new(string.Join('.', names.Split('.').Select(Of)));

    public override string ToString() => _code ?? "";
}
