using System.Collections.Immutable;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Tests;

/// <summary>
/// Own types can have any name: every identifier of the code that is generated for a flavour, and every keyword of C#, is put through the
/// flavour as the name of a class and of a member. The generator of System.Text.Json runs; those of other libraries are in packages that
/// the tests do not have, so that their output is not compiled here.
/// </summary>
public class NameTests
{
    private const string Model = """
        public class Root
        {
            public string? Text { get; set; }
            public Kind Kind { get; set; }
            public List<Item>? Items { get; set; }
            public Dictionary<string, Item>? Map { get; set; }
            public DateTime At { get; set; }
            public decimal Money { get; set; }
            public Guid Id { get; set; }
            public byte[]? Blob { get; set; }
            public Spot Spot { get; set; }
            public HashSet<int>? Set { get; set; }
            public int? Maybe { get; set; }
            public Uri? Link { get; set; }
            public TimeSpan Span { get; set; }
            public char Letter { get; set; }
            public string? Closed { get; private set; }
            public List<int> Filled { get; } = [];
        }
        public enum Kind { None, Some }
        public class Item { public int Number { get; init; } public required string Name { get; set; } }
        public struct Spot { public int X; }
        """;

    private const string Hierarchy = """
        public abstract record Animal { public string Name { get; set; } = ""; }
        public record Dog : Animal { public bool Barks { get; set; } }
        public sealed record Cat(int Lives) : Animal;
        """;

    /// <summary>
    /// The names that a test model needs itself, those of members that every object has, and those that libraries want for themselves:
    /// LightProto adds members to each class, and Bond takes a class by its name.
    /// </summary>
    private static readonly HashSet<string> s_own =
    [
        "Root", "Other", "Number", "System", "Sample", "Equals", "GetHashCode", "GetType", "ToString", "Finalize", "MemberwiseClone",
        "ReferenceEquals", "ProtoReader", "ProtoWriter", "BondTypeAliasConverter", "BinaryPrimitives",
    ];

    private static readonly IReadOnlyList<string> s_keywords =
        [.. SyntaxFacts.GetKeywordKinds().Concat(SyntaxFacts.GetContextualKeywordKinds()).Select(SyntaxFacts.GetText)];

    private static readonly Lazy<IEnumerable<string>> s_plain = new(() => Identifiers(Model + Hierarchy, "plain")!);

    private static readonly Lazy<IIncrementalGenerator> s_json = new(() =>
    {
        var file = typeof(NameTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
            .Single(one => one.Key == "JsonGenerator").Value!;
        var type = Assembly.LoadFrom(file).GetTypes()
            .Single(type => type.IsAssignableTo(typeof(IIncrementalGenerator)) && !type.IsAbstract);
        return (IIncrementalGenerator)Activator.CreateInstance(type)!;
    });

    /// <summary>All but that of Jacob, which takes at most 16 members.</summary>
    public static TheoryData<string> Flavours => [.. FlavourList.All.Select(flavour => flavour.Name).Where(name => name != "jacob")];

    [Theory]
    [MemberData(nameof(Flavours))]
    public void A_class_and_a_member_can_have_any_name(string flavour)
    {
        var names = Names(flavour);
        var members = names.Select((name, index) =>
            $"public @{name}? @{name} {{ get; set; }} public List<@{name}>? List_{index} {{ get; set; }}");
        var classes = names.Select(name => $"public class @{name} {{ public int Number {{ get; set; }} }}");
        var root = $"public class Root {{ {string.Join('\n', members)} public string? Text_ {{ get; set; }} }}\n";
        var known = Errors(flavour, """
            public class Root { public Other? One { get; set; } public List<Other>? Two { get; set; } public string? Text { get; set; } }
            public class Other { public int Number { get; set; } }
            """).Select(error => error.GetMessage()).ToHashSet();

        // What a model with other names has too, such as errors about the library, which is absent.
        var errors = Errors(flavour, root + string.Join('\n', classes)).Where(error => !known.Contains(error.GetMessage()));
        errors.Select(error => error.ToString()).Take(20).ShouldBeEmpty();
    }

    /// <summary>The identifiers that a flavour adds to those of every flavour; for the plain one and the context keywords, too.</summary>
    private static IReadOnlyList<string> Names(string flavour)
    {
        string[] models = [Model + Hierarchy, Model, "public class Root { public int No { get; set; } public string? Text { get; set; } }"];
        var names = models.Select(model => Identifiers(model, flavour)).First(found => found is not null)!;
        var common = flavour == "plain" ? [] : s_plain.Value;
        return [.. names.Except(common).Where(SyntaxFacts.IsValidIdentifier)
            .Concat(flavour is "plain" or "json-context" ? s_keywords : []).Except(s_own)
            .DistinctBy(name => name.ToUpperInvariant()).Order(StringComparer.Ordinal)];
    }

    /// <summary>The identifiers of the code that a flavour generates; null where the flavour does not take the model.</summary>
    private static HashSet<string>? Identifiers(string text, string flavour)
    {
        try
        {
            return Trees(text, flavour).SelectMany(tree => tree.GetRoot().DescendantTokens())
                .Where(token => token.IsKind(SyntaxKind.IdentifierToken)).Select(token => token.ValueText).ToHashSet();
        }
        catch (ModelException)
        {
            return null;
        }
    }

    private static List<Diagnostic> Errors(string flavour, string text)
    {
        Compilation compilation = CSharpCompilation.Create(
            "Names", Trees(text, flavour), Generated.References, new(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true));
        ImmutableArray<Diagnostic> told = [];
        if (flavour.StartsWith("json-", StringComparison.Ordinal))
        {
            CSharpGeneratorDriver.Create([s_json.Value.AsSourceGenerator()], parseOptions: Generated.Modern)
                .RunGeneratorsAndUpdateCompilation(compilation, out compilation, out told);
        }

        // Every flavour has these files; they are compiled for one.
        var trees = compilation.SyntaxTrees.Where(tree => flavour == "plain"
            || !(tree.FilePath.EndsWith(".Canonical.cs", StringComparison.Ordinal)
                || tree.FilePath.EndsWith(".Handwritten.cs", StringComparison.Ordinal)));
        return compilation.GetDeclarationDiagnostics().Concat(trees.SelectMany(tree => compilation.GetSemanticModel(tree).GetDiagnostics()))
            .Where(error => error.Severity == DiagnosticSeverity.Error && error.Id is not ("CS0246" or "CS0234" or "CS0400"))
            .Union(told.Where(one => one.Severity >= DiagnosticSeverity.Warning))
            .OrderBy(error => error.Severity)
            .ToList();
    }

    private static IEnumerable<SyntaxTree> Trees(string text, string flavour) => Compiler.Compile(Generated.FromText(text), flavour)
        .Where(file => file.Name.EndsWith(".cs", StringComparison.Ordinal))
        .Select(file => CSharpSyntaxTree.ParseText(file.Text, Generated.Modern, file.Name));
}
