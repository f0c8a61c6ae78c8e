using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.OwnData.Reading;

namespace Roundup.OwnData.Tests.Values;

/// <summary>
/// Other versions of the model of own data: their types, their numbers, and what each should read of the other one's values.
/// </summary>
public sealed class OwnVersionTests : IDisposable
{
    private const string Order = """
        namespace Shop;

        public class Order
        {
            public int Id { get; set; }
            public string Name { get; set; } = "none";
            public int Age { get; set; } = 99;
            public Order? Before { get; set; }
            public bool Paid { get; set; }
        }
        """;

    private const string Sample = """{"Id":1,"Name":"Ada","Age":7,"Before":{"Id":2,"Name":"Bo","Age":8,"Paid":true},"Paid":true}""";

    private readonly TempFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void A_model_of_a_sample_comes_without_its_last_member_and_without_one_in_the_middle()
    {
        var own = Read(Sample, Order);

        var versions = own.Read().Skip(1).ToList();

        versions.Select(version => version.Name).ShouldBe(["OrderWithoutLast", "OrderWithoutMiddle"]);
        versions.ShouldAllBe(version => version.IsOwn && version.Version!.Of == "Order" && version.Version.Adds.Count == 0);
        versions.ConvertAll(version => version.Root).ShouldAllBe(root => root == "Shop.Order");
        versions.ConvertAll(version => version.Version!.Lacks.Single()).ShouldBe(["Order.Paid", "Order.Age"]);
        ModelOf(versions[0]).ShouldNotContain("Paid");
        ModelOf(versions[0]).ShouldNotContain("Member(");
        ModelOf(versions[1]).ShouldNotContain("Age");
        ModelOf(versions[1]).ShouldContain("[Roundup.Contracts.Member(4)] public Order? Before");
    }

    [Fact]
    public void What_is_expected_of_the_other_version_is_the_value_with_the_initial_value_of_the_member()
    {
        var own = Read(Sample, Order);
        var (first, middle) = (ValuesProgram.Of(own, _folder.In("first")), Program(own.Read().Last()));

        middle.Json(1, 0).ShouldBe(
            """{"Id":1,"Name":"Ada","Before":{"Id":2,"Name":"Bo","Before":null,"Paid":true},"Paid":true}""");
        first.Without(0, "Order.Age").ShouldBe(
            """{"Id":1,"Name":"Ada","Age":99,"Before":{"Id":2,"Name":"Bo","Age":99,"Before":null,"Paid":true},"Paid":true}""");
        first.Json(1, 0).ShouldContain("\"Age\":7");
    }

    [Fact]
    public void An_inferred_model_has_versions_too()
    {
        var own = Read("""[{"id":1,"e-mail":"a@b","note":"x"},{"id":2,"e-mail":null,"note":"y"}]""");
        var versions = own.Read().Skip(1).ToList();

        versions.Count.ShouldBe(2);
        versions.ConvertAll(version => version.Version!.Lacks.Single().Split('.')[1]).ShouldBe(["note", "EMail"]);
        Program(versions[1]).Json(1, 1).ShouldBe("""{"id":2,"note":"y"}""");
    }

    [Fact]
    public void A_constructor_gives_the_numbers_so_that_only_its_last_parameter_can_be_left_out()
    {
        var own = Read("""{"Id":1,"Name":"Ada","Width":7}""", "public record Gate(int Id, string Name, int Width = 500);");

        own.Read().Skip(1).Single().Version!.Lacks.ShouldBe(["Gate.Width"]);
        ValuesProgram.Of(own, _folder.In("first")).Without(0, "Gate.Width").ShouldBe("""{"Id":1,"Name":"Ada","Width":500}""");
    }

    [Theory]
    [InlineData("public class Plain { public int Id { get; set; } public required string Name { get; set; } }")]
    [InlineData("public class Plain { public int Id { get; set; } }")]
    [InlineData("public abstract class Plain { public int Id { get; set; } } public class One : Plain { public int B { get; set; } }")]
    public void A_model_has_no_version_where_no_member_can_be_left_out(string source) =>
        Read("""{"$type":"One","Id":1,"Name":"Ada"}""", source, "Plain").Versions.ShouldBeEmpty();

    [Fact]
    public void Generated_values_have_no_versions_since_other_types_have_other_values() =>
        OwnDataReader.Read(new() { Model = _folder.Write("Order.cs", Order) }, _folder.Path, [], withVersions: () => true)
            .Versions.ShouldBeEmpty();

    [Fact]
    public void Two_models_differ_in_the_members_that_only_one_of_them_has()
    {
        const string Second = """
            namespace Shop;

            public class Order
            {
                public int Id { get; set; }
                public long Age { get; set; }
                public Order? Before { get; set; }
                public bool Paid { get; set; }
                public string City { get; set; } = "Paris";
            }
            """;
        var own = OwnDataReader.Read(
            new()
            {
                Models = [_folder.Write("v1.cs", Order), _folder.Write("v2.cs", Second)],
                Sample = _folder.Write("order.json", Sample.Replace("\"Id\":1", "\"City\":\"Bern\",\"Id\":1")),
            },
            _folder.Path,
            [],
            withVersions: () => true);

        var version = own.Read().Skip(1).Single();
        version.Name.ShouldBe("OrderNew");
        version.Version!.Lacks.ShouldBe(["Order.Name"]);
        version.Version.Adds.ShouldBe(["Order.City"]);
        var program = Program(version);
        program.Json(1, 0).ShouldContain("\"City\":\"Bern\"");
        program.Without(0, "Order.City").ShouldBe(
            """{"Id":1,"Age":7,"Before":{"Id":2,"Age":8,"Before":null,"Paid":true,"City":"Paris"},"Paid":true,"City":"Paris"}""");
    }

    [Fact]
    public void Members_of_a_second_model_keep_their_numbers_by_name_and_a_new_one_has_a_value()
    {
        const string First =
            "public class Note { public int No { get; set; } public string Name { get; set; } = \"\"; public int Old { get; set; } }";
        const string Second = """
            public class Note
            {
                public int No { get; set; }
                public string? Tag { get; set; }
                public string Name { get; set; } = "";
                public List<Part> Parts { get; set; } = [];
                public required int More { get; set; }
            }
            public class Part { public int A { get; set; } }
            """;
        var own = OwnDataReader.Read(
            new()
            {
                Models = [_folder.Write("v1.cs", First), _folder.Write("v2.cs", Second)],
                Sample = _folder.Write("note.json", """[{"No":1,"Name":"a","Old":5}]"""),
                Type = "Note",
            },
            _folder.Path,
            [],
            withVersions: () => true);

        var version = own.Read().Skip(1).Single();
        ModelOf(own.Read().First()).ShouldNotContain("Member(");
        var model = ModelOf(version);
        model.ShouldContain("Member(1)] public int No");
        model.ShouldContain("Member(4)] public string? Tag");
        model.ShouldContain("Member(2)] public string Name");
        model.ShouldContain("Member(5)] public List<Part> Parts");
        model.ShouldContain("Member(6)] public required int More");
        Program(version).Json(1, 0).ShouldBe("""{"No":1,"Tag":"new","Name":"a","Parts":[],"More":7}""");
    }

    [Theory]
    [InlineData(2, true, false, "only a check of versions reads a second model")]
    [InlineData(2, false, true, "add --data")]
    [InlineData(3, true, true, "more than twice")]
    public void Two_models_need_a_check_and_a_sample(int models, bool hasSample, bool withVersions, string said)
    {
        OwnDataRequest request = new()
        {
            Models = [.. Enumerable.Repeat(_folder.Write("Order.cs", Order), models)],
            Sample = hasSample ? _folder.Write("order.json", Sample) : null,
        };

        Should.Throw<RoundupException>(() => OwnDataReader.Read(request, _folder.Path, [], () => withVersions)).Message.ShouldContain(said);
    }

    private OwnDataset Read(string sample, string? source = null, string? type = null) => OwnDataReader.Read(
        new()
        {
            Sample = _folder.Write("order.json", sample),
            Model = source is null ? null : _folder.Write("Order.cs", source),
            Type = type,
        },
        _folder.Path,
        [],
        withVersions: () => true);

    private ValuesProgram Program(DatasetDefinition version) => ValuesProgram.Of((OwnDataset)version.Content, _folder.In(version.Name));

    private static string ModelOf(DatasetDefinition version) => string.Join('\n', version.Content.ReadModel().Select(file => file.Text));
}
