using System.Globalization;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.OwnData.Tests.Assemblies;

/// <summary>In metadata a name is any text. Wherever it is, it does not become code: it is refused, or it is not written.</summary>
public sealed class HostileNameTests : IDisposable
{
    private const string Wire = "namespace Wire.Format;";

    private readonly AssemblyFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    /// <summary>The places of names, with source for each, and where they are not in it, that of a package.</summary>
    private static readonly (string Name, string Source, string? Package)[] s_places =
    [
        ("root", "namespace Shop; public class NAME { public int A { get; set; } }", null),
        ("type",
            "namespace Shop; public class Order { public NAME? A { get; set; } } public class NAME { public int B { get; set; } }", null),
        ("struct", "namespace Shop; public class Order { public NAME A { get; set; } } public struct NAME { public int B; }", null),
        ("namespace", "namespace NAME { public class Order { public int A { get; set; } } }", null),
        ("part of a namespace", "namespace Shop.NAME.Sales { public class Order { public int A { get; set; } } }", null),
        ("property", "namespace Shop; public class Order { public int NAME { get; set; } }", null),
        ("field", "namespace Shop; public class Order { public int NAME; }", null),
        ("property that only its class sets", "namespace Shop; public class Order { public int NAME { get; private set; } }", null),
        ("property that nobody sets", "namespace Shop; public class Order { public int A { get; set; } public int NAME => 1; }", null),
        ("property of an interface",
            "namespace Shop; public class Order { public IThing? A { get; set; } } public interface IThing { int NAME { get; set; } }"
                + "public class Thing : IThing { public int NAME { get; set; } }", null),
        ("property of a base class",
            "namespace Shop; public class Order : Base; public class Base { public int NAME { get; set; } }", null),
        ("property of a derived class",
            "namespace Shop; public class Order { public int A { get; set; } } public class Other : Order { public int NAME; }", null),
        ("property of a record", "namespace Shop; public record Order(int NAME);", null),
        ("initial value", "namespace Shop; public class Order { public string NAME { get; set; } = \"a\"; }", null),
        ("parameter",
            "namespace Shop; public class Order { public Order(int NAME) { this.NAME = NAME; } public int NAME { get; } }", null),
        ("enum", "namespace Shop; public class Order { public NAME A { get; set; } } public enum NAME { Low }", null),
        ("value of an enum", "namespace Shop; public class Order { public Kind A { get; set; } } public enum Kind { Low, NAME }", null),
        ("value of an enum as a default",
            "namespace Shop; public record Order(Kind A = Kind.NAME); public enum Kind { Low, NAME }", null),
        ("value of an enum as an initial value",
            "namespace Shop; public class Order { public Kind A { get; set; } = Kind.NAME; } public enum Kind { Low, NAME }", null),
        ("nested type",
            "namespace Shop; public class Order { public NAME? A { get; set; } public class NAME { public int B { get; set; } } }", null),
        ("outer type",
            "namespace Shop; public class Order { public NAME.Inner? A { get; set; } }"
                + "public static class NAME { public class Inner { public int B { get; set; } } }", null),
        ("base class", "namespace Shop; public class Order : NAME { public int A { get; set; } } public class NAME;", null),
        ("derived class", "namespace Shop; public class Order { public int A { get; set; } } public class NAME : Order;", null),
        ("interface", "namespace Shop; public class Order : NAME { public int A { get; set; } } public interface NAME { int A { get; } }",
            null),
        ("type parameter",
            "namespace Shop; public class Order { public Page<int>? A { get; set; } } public class Page<NAME> { public NAME? B; }", null),
        ("type argument",
            "namespace Shop; public class Order { public Page<NAME>? A { get; set; } } public class Page<T> { public int B; }"
                + "public class NAME { public int C; }", null),
        ("generic type",
            "namespace Shop; public class Order { public NAME<int>? A { get; set; } } public class NAME<T> { public T? B; }", null),
        ("enum of DefaultValue",
            "namespace Shop; public class Order { [System.ComponentModel.DefaultValue(Kind.NAME)] public Kind A { get; set; } }"
                + "public enum Kind { Low, NAME }", null),
        ("type of XmlElement",
            "namespace Shop; public class Order { [System.Xml.Serialization.XmlElement(typeof(NAME))] public int A { get; set; } }"
                + "public class NAME;", null),
        ("argument of an attribute", "namespace Shop; public class Order { [Wire.Format.Field(NAME = 1)] public int A { get; set; } }",
            Wire + "public class FieldAttribute : Attribute { public int NAME { get; set; } public int B { get; set; } }"),
        ("attribute", "namespace Shop; public class Order { [Wire.Format.NAME] public int A { get; set; } }",
            Wire + "public class NAME : Attribute;"),
        ("namespace of an attribute", "namespace Shop; public class Order { [NAME.Field] public int A { get; set; } }",
            "namespace NAME; public class FieldAttribute : Attribute;"),
        ("enum of an attribute",
            "namespace Shop; public class Order { [Wire.Format.Field(Wire.Format.Kind.NAME)] public int A { get; set; } }",
            Wire + "public enum Kind { NAME } public class FieldAttribute(Kind kind) : Attribute { public Kind Kind => kind; }"),
        ("type of an attribute",
            "namespace Shop; public class Order { [Wire.Format.Field(typeof(Wire.Format.NAME[]))] public int A { get; set; } }",
            Wire + "public class NAME; public class FieldAttribute(Type type) : Attribute { public Type Type => type; }"),
        ("pointer of an attribute",
            "namespace Shop; public class Order { [Wire.Format.Field(typeof(Wire.Format.NAME*))] public int A { get; set; } }",
            Wire + "public struct NAME; public class FieldAttribute(Type type) : Attribute { public Type Type => type; }"),
        (OfPackage, "namespace Shop; public class Order { public Wire.Format.NAME? A { get; set; } }",
            Wire + "public class NAME { public int B { get; set; } }"),
    ];

    /// <summary>Places whose names are left out.</summary>
    private static readonly string[] s_notWritten = ["property that nobody sets", "type parameter", "interface", "type of XmlElement"];

    /// <summary>A place that is refused whatever its name is.</summary>
    private const string OfPackage = "type of a member that is a package's";

    public static TheoryData<string> Places { get; } = [.. s_places.Select(place => place.Name)];

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Places))]
    public void Code_in_a_name_does_not_become_code(string place)
    {
        const string Call = """((System.Func<int>)(() => { System.IO.File.WriteAllText("mark", ""); return 1; }))()""";

        // Each completes what is written around the name in some place, so that all of it would compile.
        string[] codes =
        [
            $"A {{ get; set; }} = {Call}; public int B",
            $"A = {Call}; public int B",
            $"A = 0 }} class X {{ static int Y = {Call}; }} enum Z {{ C",
            $"A {{ class X {{ static int Y = {Call}; }} }} namespace B",
            $"A {{ static int Y = {Call}; }} public class B",
            $"B = 1)] public int X = {Call}; [Wire.Format.Field(B",
        ];
        foreach (var code in AllTests.Kinds(codes, first: place.Length % 3))
        {
            ShouldNotBeCode(PathOf(place, code), place);
        }
    }

    /// <summary>So that a place is not refused for another reason: an ordinary name there is read, and written.</summary>
    [Theory]
    [MemberData(nameof(Places))]
    public void An_ordinary_name_is_written_from_each_place(string place)
    {
        if (place != OfPackage)
        {
            Read(PathOf(place, "Plain")).Source.Contains("Plain").ShouldBe(!s_notWritten.Contains(place), place);
        }
    }

    /// <summary>The ways in which a name can be none, in each place.</summary>
    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData("A\nB")]
    [InlineData("A\r")]
    [InlineData("A//")]
    [InlineData("A/*")]
    [InlineData("A\"B")]
    [InlineData("@A")]
    [InlineData("\\u0041")]
    [InlineData("A B")]
    [InlineData("1A")]
    [InlineData("A;")]
    [InlineData("A{")]
    [InlineData("<A>")]
    [InlineData("A\u202EB")]
    [InlineData("A\u200BB")]
    [InlineData("A\u2028B")]
    [InlineData("A\u0085B")]
    [InlineData("A\u001B[2J")]
    [InlineData("")]
    public void A_name_that_is_none_is_refused_or_not_written(string name)
    {
        foreach (var place in AllTests.Kinds(s_places, first: name.Length % 3))
        {
            ShouldNotBeCode(PathOf(place.Name, name), $"{place.Name} '{name}'");
        }
    }

    [Theory]
    [InlineData("A\u202EB", "property",
        "Shop.Order: A\u202EB has a name that C# cannot have: give it another name, and build again.")]
    [InlineData("A B", "property", "Shop.Order: A B has a name that C# cannot have: leave it out with --ignore 'A B'.")]
    [InlineData("A B", "type",
        "Shop.Order: A is of a type with the name 'A B', which C# cannot have: leave it out with --ignore 'A'.")]
    [InlineData("A B", "root", "Shop.A B is of a type with the name 'A B', which C# cannot have: name another type with --type.")]
    [InlineData("A B", "value of an enum",
        "Shop.Order: A is of the enum Kind, whose 'A B' has a name or a value that C# cannot have: leave it out with --ignore 'A'.")]
    [InlineData("A B", "attribute", "C# cannot have the name 'A B': give it another one, and build again.")]
    public void What_is_refused_is_named_with_a_remedy(string name, string place, string said) =>
        Should.Throw<RoundupException>(() => Read(PathOf(place, name))).Message.ShouldBe(said);

    [Fact]
    public void A_long_name_is_shortened()
    {
        Should.Throw<RoundupException>(() => Read(PathOf("property", new('a', 900)))).Message
            .ShouldMatch("^Shop.Order: a{299}… has a name that C# cannot have: give it another name, and build again[.]$");
        Should.Throw<RoundupException>(() => Read(PathOf("type", new('a', 900)))).Message
            .ShouldMatch("^Shop.Order: A is of a type with the name 'a{63}…', which C# cannot have: leave it out with --ignore 'A'[.]$");
    }

    [Fact]
    public void A_member_whose_name_has_blanks_can_be_left_out() =>
        Read(HostileAssembly.Compile(_folder, "public class Order { public int Id; public int NAME { get; set; } }", "A B"), "A B")
            .Source.ShouldNotContain("A B");

    [Fact]
    public void Keywords_and_letters_of_any_language_are_names()
    {
        var model = _folder.Read(
            "namespace Shop.@class { public record @record(int @int, @enum @field, string größe, long 価格) { public int _; }"
                + "public enum @enum { @var, @await } }",
            "Shop.class.record");

        AssemblyFolder.ShouldCompile(model.Source);
        model.Source.ShouldContain("@int");
    }

    [Fact]
    public void A_value_of_an_enum_that_is_text_is_refused()
    {
        var path = HostileAssembly.WithText(_folder, "1 } class X { static int Y = System.Environment.Exit(1);");

        Should.Throw<RoundupException>(() => Read(path)).Message.ShouldBe(
            "Shop.Order: Kind is of the enum Kind, whose 'Low' has a name or a value that C# cannot have: leave it out with"
                + " --ignore 'Kind'.");
    }

    /// <summary>Texts stay what they are, and nothing in them is invisible in the source.</summary>
    [Theory]
    [InlineData("\\\"; System.IO.File.Delete(\\\"x\\\"); //", 6)]
    [InlineData("\\\\\\\"*/ \\r\\n \\u0000 {0} {{ }}", 6)]
    [InlineData("\\u202E\\u2066\\u200B\\uFEFF \\u2028 \\u2029 \\u0085 \\u001B[2J", 6)]
    [InlineData("\\uD83D\\uDE00 \\U000E0041 \\U000E0001", 6)]

    // An attribute cannot hold half of a character.
    [InlineData("\\uD83D \\uDE00", 2)]
    public void Texts_are_written_as_what_they_are(string literal, int places)
    {
        var text = (string)SyntaxFactory.ParseToken($"\"{literal}\"").Value!;
        var model = _folder.Read($$"""
            namespace Shop;
            [System.Runtime.Serialization.DataContract(Name = "{{literal}}")]
            public class Order
            {
                public Order(string a = "{{literal}}") { A = a; }
                public string A { get; }
                public string B { get; set; } = "{{literal}}";
                [System.ComponentModel.DefaultValue("{{literal}}")]
                [System.Text.Json.Serialization.JsonPropertyName("{{literal}}")]
                public string? C { get; set; }
                [System.Xml.Serialization.XmlElement("{{literal}}", typeof(string))]
                public string? D { get; set; }
                public char E { get; set; } = '\u202E';
            }
            """);

        AssemblyFolder.ShouldCompile(model.Source);
        CSharpSyntaxTree.ParseText(model.Source).GetRoot().DescendantTokens()
            .Count(token => token.IsKind(SyntaxKind.StringLiteralToken) && (string)token.Value! == text).ShouldBe(places);
        model.Source.EnumerateRunes().Where(one => one.Value != '\n' && Rune.GetUnicodeCategory(one)
            is UnicodeCategory.Control or UnicodeCategory.Format or UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator
            or UnicodeCategory.Surrogate).ShouldBeEmpty();
    }

    [Theory]
    [InlineData("Shop\nclass X;.dll")]
    [InlineData("Shop\u2028class X;.dll")]
    [InlineData("Shop\u202E.dll")]
    public void The_name_of_the_file_stays_in_its_comment(string name)
    {
        var path = _folder.In(name);
        File.Move(_folder.Compile("Shop", "namespace Shop; public class Order { public int A { get; set; } }"), path);

        var source = Read(path).Source;

        AssemblyFolder.ShouldCompile(source);
        source.ShouldStartWith("// Read from Shop");
        source.ShouldNotContain('\u202E');
        CSharpSyntaxTree.ParseText(source).GetRoot().DescendantNodes().OfType<TypeDeclarationSyntax>()
            .ShouldHaveSingleItem().Identifier.ValueText.ShouldBe("Order");
    }

    /// <summary>
    /// The compiler cannot see whether a text is a name: in the folder that writes, no name is written as it is. The names of written
    /// types are made there, and come out as checked ones.
    /// </summary>
    [Fact]
    public void The_writer_has_no_other_way_to_write_a_name()
    {
        var files = Directory.GetFiles(
            Path.Combine(Path.GetDirectoryName(Here())!, "../../../src/Roundup.OwnData/Assemblies/Code"), "*.cs");
        var written = files.Where(file => !file.EndsWith("WrittenTypeNames.cs", StringComparison.Ordinal))
            .SelectMany(file => CSharpSyntaxTree.ParseText(File.ReadAllText(file)).GetRoot().DescendantNodes())
            .OfType<InterpolationSyntax>()
            .Where(hole => hole.Expression is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Name" or "MetadataName" or "Key" })
            .Where(hole => !hole.Ancestors().OfType<InvocationExpressionSyntax>()
                .Any(call => call.Expression.ToString().StartsWith("diagnostics.", StringComparison.Ordinal)));

        files.Length.ShouldBeGreaterThan(4);
        written.ShouldBeEmpty();
    }

    private static string Here([CallerFilePath] string source = "") => source;

    private static AssemblyModel Read(string path, params string[] ignored) => AssemblyReader.Read(path, null, ignored);

    private string PathOf(string place, string name)
    {
        var (_, source, package) = s_places.Single(one => one.Name == place);
        return HostileAssembly.Compile(_folder, source, name, package);
    }

    private static void ShouldNotBeCode(string path, string place)
    {
        AssemblyModel model;
        try
        {
            model = Read(path);
        }
        catch (RoundupException e)
        {
            e.ExitCode.ShouldBe(ExitCode.Usage, place);
            return;
        }

        var root = CSharpSyntaxTree.ParseText(model.Source).GetRoot();
        root.DescendantNodes().Where(node => node is InvocationExpressionSyntax or AnonymousFunctionExpressionSyntax
            or BaseMethodDeclarationSyntax { Body.Statements.Count: > 0 } and not ConstructorDeclarationSyntax).ShouldBeEmpty(place);
        root.DescendantNodes().OfType<MemberDeclarationSyntax>().Count().ShouldBeLessThan(10, place);
        root.DescendantTokens().Where(token => token.IsKind(SyntaxKind.IdentifierToken)).ShouldAllBe(
            token => SyntaxFacts.IsValidIdentifier(token.ValueText) && token.ValueText != "X");
    }
}
