using Roundup.OwnData.Reading;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Tests.Values;

/// <summary>A sample in the types that the user has.</summary>
public sealed class ConvertedSampleTests : FolderTests
{
    private const string Order = """
        using System.Text.Json.Serialization;
        namespace Shop;
        public class Order
        {
            public int OrderId { get; set; }
            [JsonPropertyName("ref")] public string? Reference;
            public OrderStatus Status { get; set; }
            public DateTime PlacedAt { get; init; }
            public List<Line> LineItems { get; set; } = [];
            public Dictionary<OrderStatus, int> ByStatus { get; set; } = [];
            public string? Note { get; set; }
            public decimal Total => 1;
            [JsonIgnore] public string? Secret { get; set; }
        }
        public record Line(string SkuCode, int Quantity, decimal UnitPrice) { public required string Unit { get; init; } }
        public enum OrderStatus { Open, InTransit }
        """;

    private const string Fitting = """
        {"order_id":"7","ref":"R","status":"in_transit","placed-at":"2026-01-02T03:04:05Z",
         "lineItems":[{"SKU_CODE":"a","quantity":2,"unitPrice":12.50,"unit":"kg"}],"byStatus":{"open":1,"InTransit":2},"note":null,
         "secret":"s"}
        """;

    [Fact]
    public void The_first_values_are_those_of_the_sample_whatever_the_style_of_names()
    {
        var dataset = Read(Order, "Order", $"[{Fitting},{Fitting.Replace("\"7\"", "8", StringComparison.Ordinal)}]");
        var program = ValuesProgram.Of(dataset, folder.In("project"));

        program.Json(1, 0).ShouldBe(
            """
            {"OrderId":7,"Status":1,"PlacedAt":"2026-01-02T03:04:05Z",
            "LineItems":[{"SkuCode":"a","Quantity":2,"UnitPrice":12.50,"Unit":"kg"}],
            "ByStatus":{"Open":1,"InTransit":2},"Note":null,"Total":1,"ref":"R"}
            """.Replace("\n", "", StringComparison.Ordinal));
        program.Json(1, 1).ShouldStartWith("{\"OrderId\":8,");

        // What the types do not say in JSON stays as it is in derived values.
        var further = Enumerable.Range(2, 20).Select(program.Derived).ToList();
        further.Distinct().Count().ShouldBeGreaterThan(10);
        foreach (var json in further)
        {
            using var value = JsonDocument.Parse(json);
            value.RootElement.GetProperty("LineItems")[0].GetProperty("UnitPrice").GetRawText().ShouldMatch("^[1-9][0-9][.][0-9]{2}$");
        }

        dataset.Notices.Select(notice => notice.Code).ShouldBe([NoticeCode.ValuesFromSample]);
    }

    [Fact]
    public void What_either_side_lacks_is_named()
    {
        var sample = """
            {"orderId":1,"colour":1,"total":5,"lineItems":[{"skuCode":"a","unit":"kg","a":1,"b":1,"c":1,"d":1}],"secret":"x"}
            """;

        var notices = Read(Order, "Order", sample).Notices.Where(notice => notice.Code != NoticeCode.SampleNotCarried)
            .ToDictionary(notice => notice.Code, NoticeCatalogue.Text);

        notices[NoticeCode.SampleHasMore].ShouldBe(
            "The types of Order have no place for 5 members of the sample (colour, LineItems[].a, LineItems[].b, LineItems[].c, "
                + "LineItems[].d), so no library gets them. Add them to the types if your data has them.");
        notices[NoticeCode.SampleHasLess].ShouldBe(
            "The sample never has 7 members of the types of Order (Reference, Status, PlacedAt, ByStatus, Note and 2 more), so their "
                + "values are those that the constructors set, with other digits and letters where a case needs more values. Add "
                + "them to the sample if your data has them.");
    }

    [Theory]
    [InlineData("\"7\"", "\"seven\"", "(2,13): OrderId: the type is int, and the sample has the string \"seven\"; correct the type or")]
    [InlineData("\"7\"", "null", "(2,13): OrderId: the type is int, and the sample has null; correct the type or the sample, or leave it")]
    [InlineData("\"7\"", "2147483648", "(2,13): OrderId: the type is int, and the sample has the number 2147483648; correct")]
    [InlineData("in_transit", "lost", "Status: the type is OrderStatus, and the sample has the string \"lost\"; correct")]
    [InlineData("2026-01-02T", "02.01.2026 ", "PlacedAt: the type is DateTime, and the sample has the string")]
    [InlineData("\"quantity\":2", "\"quantity\":[]", "(3,42): LineItems[].Quantity: the type is int, and the sample has an array;")]
    [InlineData(",\"unit\":\"kg\"", "", "(3,15): LineItems[].Unit: Line requires it, and this object lacks it; add it to")]
    [InlineData("\"open\":1", "\"closed\":1", "ByStatus: the keys are OrderStatus, and the sample has \"closed\";")]
    [InlineData("\"note\"", "\"orderId\":7,\"note\"", "OrderId: \"orderId\" is the second of two spellings of one name in this object;")]
    public void A_value_that_does_not_fit_is_an_error_with_its_place(string from, string to, string said)
    {
        var sample = "[\n" + Fitting.Replace(from, to, StringComparison.Ordinal) + "]";

        var error = Should.Throw<RoundupException>(() => Read(Order, "Order", sample));

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldContain(said);
        error.Message.ShouldStartWith(folder.In("sample.json") + "(");
    }

    [Theory]
    [InlineData("{\"orderId\":1}\n{\"orderId\":2,\n \"lineItems\":[1]}", "(3,15): LineItems[]: the type is Line, and")]
    [InlineData("[{\"orderId\":1,\"x\":[{}]},\n\n{\"x\":{\"orderId\":1},\"orderId\":\"\"}]", "(3,30): OrderId: the type is int, and")]
    [InlineData("{\"byStatus\":{\"Open\":1,\"InTransit\":1.5}}", "(1,35): ByStatus[]: the type is int, and the sample has the number 1.5;")]
    [InlineData("[1]", "(1,2): the type is Order, and the sample has the number 1;")]
    [InlineData("{\"orderId\":1,\"orderId\":2}", "(1,14): the name \"orderId\" appears twice in this object;")]
    public void The_place_is_right_however_the_sample_is_written(string sample, string said) =>
        Should.Throw<RoundupException>(() => Read(Order, "Order", sample)).Message.ShouldContain(said);

    [Theory]
    [InlineData("""{"$type":"CardPayment","number":"1"}""", "Card")]
    [InlineData("""{"amount":1,"type":"card","number":"1"}""", "Card")]
    [InlineData("""{"$type":"Shop.CashPayment, Shop","till":"1"}""", "Cash")]
    [InlineData("""{"amount":1,"till":"1"}""", "Cash")]
    public void The_class_of_an_object_is_found_by_a_member_that_names_it_or_by_its_members(string payment, string type)
    {
        var program = ValuesProgram.Of(Read(Payments, "Basket", $"{{\"payments\":[{payment}]}}"), folder.In("project"));

        var first = ((IEnumerable<object>)program.Value(1, 0).GetType().GetProperty("Payments")!.GetValue(program.Value(1, 0))!).Single();
        first.GetType().Name.ShouldBe(type + "Payment");
        program.Value(1, 5).ShouldNotBeNull();
    }

    [Theory]
    [InlineData("""{"label":"van","load":2.5}""", "Truck", "a text that no member for names holds says nothing")]
    [InlineData("""{"label":"van","seats":5,"colour":"red"}""", "Van", "")]
    [InlineData("""{"label":"van","seats":5}""", "Van", "the others that hold the object derive from it")]
    [InlineData("""{"label":"a","seats":5,"vehicleKind":"truck"}""", "Van", "the members say otherwise than the name")]
    [InlineData("""{"label":"a"}""", "Vehicle", "the base class holds the object")]
    [InlineData("""{"label":"a","kind":"van"}""", "Van", "a name of a class that holds the object")]
    [InlineData("""{"label":"a","seats":5,"doors":2}""", "Coach", "")]
    public void Members_decide_before_names_and_a_concrete_base_class_can_be_the_class(string vehicle, string type, string why)
    {
        const string Fleet = """
            namespace Fleet;
            public class Depot { public List<Vehicle> Vehicles { get; set; } = []; }
            public class Vehicle { public string Label { get; set; } = ""; }
            public class Truck : Vehicle { public double Load { get; set; } }
            public class Van : Vehicle { public int Seats { get; set; } public string? Colour { get; set; } }
            public class Coach : Van { public int Doors { get; set; } }
            """;
        var program = ValuesProgram.Of(Read(Fleet, "Depot", $"{{\"vehicles\":[{vehicle}]}}"), folder.In("project"));

        var first = ((IEnumerable<object>)program.Value(1, 0).GetType().GetProperty("Vehicles")!.GetValue(program.Value(1, 0))!).Single();
        first.GetType().Name.ShouldBe(type, why);
    }

    [Theory]
    [InlineData("[JsonProperty(\"order_no\")]", "Newtonsoft.Json")]
    [InlineData("[JsonProperty(PropertyName = \"order_no\")]", "Newtonsoft.Json")]
    [InlineData("[DataMember(Order = 3, Name = \"order_no\")]", "System.Runtime.Serialization")]
    [InlineData("[YamlDotNet.Serialization.YamlMemberAttribute(Alias = \"order_no\")]", "System")]
    [InlineData("[JsonPropertyName(\"order_no\")]", "System.Text.Json.Serialization")]
    [InlineData("[XmlElement(\"order_no\")]", "System.Xml.Serialization")]
    public void Names_that_attributes_of_serializers_give_are_read(string attribute, string space)
    {
        var dataset = Read(
            $"using {space}; public class Order {{ {attribute} public int Number {{ get; set; }} public string? Name {{ get; set; }} }}",
            "Order",
            """{"order_no":4711,"name":"a"}""");

        dataset.Notices.ShouldNotContain(notice => notice.Code == NoticeCode.SampleHasMore || notice.Code == NoticeCode.SampleHasLess);
        var project = Path.GetDirectoryName(dataset.ValuesProject(folder.In("project")))!;
        File.ReadAllText(Directory.EnumerateFiles(project, "*.ndjson").Single()).ShouldContain("4711");
    }

    [Fact]
    public void What_only_the_class_itself_can_set_is_carried()
    {
        const string Parcel = """
            public abstract class Tracked { public System.Guid Id { get; protected set; } }
            public class Parcel : Tracked
            {
                private Parcel() => Sender = "";
                public Parcel(string sender) => Sender = sender;
                public string Sender { get; }
                public string State { get; private set; } = "new";
                public int Stops { get; private init; }
                public List<string> Labels { get; } = ["old"];
                public IDictionary<string, int> Weights { get; } = new Dictionary<string, int>();
            }
            """;
        const string Sample = """
            {"Sender":"a","State":"sent","Stops":2,"Labels":["b","c"],"Weights":{"d":3},"Id":"0b9e8a5e-11f0-4e1c-8f0d-3f6c1a2b3c4d"}
            """;
        var dataset = Read(Parcel, "Parcel", Sample);
        dataset.Notices.Select(notice => notice.Code).ShouldBe([NoticeCode.ValuesFromSample]);

        var program = ValuesProgram.Of(dataset, folder.In("project"));
        program.Json(1, 0).ShouldBe(Sample.Trim());
        Enumerable.Range(2, 20).Select(program.Derived).ShouldContain(json => !json.Contains("\"sent\"", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("SortedDictionary<string, int>", """{"a":1,"b":2}""")]
    [InlineData("SortedList<string, int>", """{"a":1,"b":2}""")]
    [InlineData("System.Collections.Concurrent.ConcurrentDictionary<string, int>", """{"a":1}""")]
    [InlineData("Queue<int>", "[3,1,2]")]
    [InlineData("SortedSet<int>", "[1,2,3]")]
    [InlineData("LinkedList<int>", "[3,1,2]")]
    [InlineData("System.Collections.ObjectModel.Collection<int>", "[3,1,2]")]
    [InlineData("System.Collections.ObjectModel.ObservableCollection<int>", "[3,1,2]")]
    public void Elements_of_a_collection_without_a_setter_are_carried(string type, string values)
    {
        var sample = $$"""{"Id":1,"Held":{{values}}}""";
        var source = $$"""public class Shelf { public int Id { get; set; } public {{type}} Held { get; } = new(); }""";
        var dataset = Read(source, "Shelf", sample);
        dataset.Notices.Select(notice => notice.Code).ShouldBe([NoticeCode.ValuesFromSample]);

        ValuesProgram.Of(dataset, folder.In("project")).Json(1, 0).ShouldBe(sample);
    }

    [Fact]
    public void Only_the_member_at_the_path_that_was_left_out_is_said_to_be()
    {
        const string Source = """
            public class Deal { public Party<Firm> Buyer { get; set; } = new(); public Agent Agent { get; set; } = new(); }
            public class Named { public string Photo { get; set; } = ""; }
            public class Party<T> : Named { public T? Of { get; set; } }
            public class Firm { public string City { get; set; } = ""; }
            public class Agent { public string Name { get; set; } = ""; }
            """;
        const string Sample = """{"Buyer":{"Photo":"p","Of":{"City":"c","Photo":"q"}},"Agent":{"Name":"n","Photo":"r","Buyer":"s"}}""";
        var notices = OwnDataReader.Read(
            new()
            {
                Model = folder.Write("Model.cs", Source),
                Type = "Deal",
                Sample = folder.Write("sample.json", Sample),
                Ignored = ["Buyer.Photo"],
            },
            folder.Path,
            []).Notices.ToDictionary(notice => notice.Code, NoticeCatalogue.Text);

        notices[NoticeCode.SampleNotCarried].ShouldStartWith(
            "No library gets 1 member of the sample that the types of Deal have (Buyer.Photo): left out by --ignore");
        notices[NoticeCode.SampleHasMore].ShouldContain("(Buyer.Of.Photo, Agent.Photo, Agent.Buyer)");
    }

    [Theory]
    [InlineData("public int Sum => 1;", null, "sum", "no setter, and no constructor takes the value")]
    [InlineData("private List<int> codes = []; public IReadOnlyList<int> Codes => codes;", null, "codes", "no setter, and no")]
    [InlineData("public List<int> Codes => [];", null, "codes", "no setter, and no constructor takes the value")]
    [InlineData("public int Sum { get; set; }", "Sum", "sum", "left out by --ignore")]
    [InlineData("internal int Sum { get; set; }", null, "sum", "not public")]
    [InlineData("public static int Sum { get; set; }", null, "sum", "static")]
    public void A_member_of_the_types_that_is_not_carried_has_its_cause(string member, string? ignored, string name, string cause)
    {
        var source = folder.Write("Model.cs", $"public class Order {{ public int Id {{ get; set; }} {member} }}");
        var sample = folder.Write("sample.json", $$"""{"id":1,"{{name}}":[2]}""");
        var notices = OwnDataReader.Read(
            new() { Model = source, Type = "Order", Sample = sample, Ignored = ignored is null ? [] : [ignored] }, folder.Path, []).Notices;

        NoticeCatalogue.Text(notices.Single(notice => notice.Code == NoticeCode.SampleNotCarried))
            .ShouldStartWith($"No library gets 1 member of the sample that the types of Order have ({name}): {cause}");
        notices.ShouldNotContain(notice => notice.Code == NoticeCode.SampleHasMore);
    }

    [Fact]
    public void Code_for_modern_runtimes_is_part_of_the_types()
    {
        const string Gauge = """
            public class Gauge
            {
                public string Name { get; set; } = "";
            #if NET8_0_OR_GREATER && NETCOREAPP
                public int Level { get; set; }
            #endif
            }
            """;
        Read(Gauge, "Gauge", """{"Name":"g1","Level":4}""").Notices.ShouldNotContain(notice => notice.Code == NoticeCode.SampleHasMore);
    }

    [Fact]
    public void A_class_that_nothing_tells_is_an_error() =>
        Should.Throw<RoundupException>(() => Read(Payments, "Basket", """{"payments":[{"amount":1}]}"""))
            .Message.ShouldContain("(1,14): Payments[]: no member of the object tells which class of Payment it is; add one such as");

    [Theory]
    [InlineData("public Two(int a) => A = a; public Two(int a, int b) => A = a;")]
    [InlineData("public Two(string other) => A = other.Length; internal Two() { }")]
    [InlineData("public Two(int a) => A = a; [JsonConstructor] public Two(int a, int b) => A = a;")]
    [InlineData("public Two(string other) => A = other.Length; public Two() { }")]
    public void Any_constructor_that_takes_members_makes_the_value(string constructors)
    {
        var source = $$"""
            using System.Text.Json.Serialization;
            public class Two { public int A { get; set; } public int B { get; set; } {{constructors}} }
            """;
        ValuesProgram.Of(Read(source, "Two", """{"a":1,"b":2}"""), folder.In("project")).Json(1, 0).ShouldBe("""{"A":1,"B":2}""");
    }

    [Fact]
    public void A_class_without_such_a_constructor_is_an_error_before_the_build() =>
        Should.Throw<RoundupException>(() => Read("public class Two { public Two(string b) { } public int A { get; set; } }", "Two", "{}"))
            .Message.ShouldContain("Two has no constructor that can be called with the values of its members");

    [Theory]
    [InlineData("readonly struct Course(float degrees) { public float Degrees { get; } = degrees; }", """{"Degrees":91.5}""")]
    [InlineData("class Course { public Course() { } public Course(decimal a) => A = a; public decimal A { get; } }", """{"A":12.50}""")]
    [InlineData("class Course { public readonly int X; public Course(int x) => X = x; }", """{"X":3}""")]
    [InlineData(
        "class Course { private Course(int n) => N = n; public static Course From(int n) => new(n); public int N { get; } }",
        """{"N":7}""")]
    [InlineData("record Course(int E0, int[][] HasE0, bool Has, string Json);", """{"E0":1,"HasE0":[[2],[]],"Has":true,"Json":"j"}""")]
    [InlineData("record struct Course(System.DateOnly Value);", "\"2026-01-02\"", """{"Value":"2026-01-02"}""")]
    [InlineData(
        "class Course { [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)] public List<int> L { get; set; } = [1, 2]; }",
        """{"L":[3]}""")]
    [InlineData("class Course { [JsonIgnore] public string? Token { get; set; } }", """{"Token":"t"}""", "{}")]
    [InlineData(
        "class Course { public Parent? P { get; set; } } "
            + "[JsonPolymorphic(TypeDiscriminatorPropertyName = \"Kind\"), JsonDerivedType(typeof(Child), \"child\")] "
            + "public class Parent { public string? Kind { get; set; } } public class Child : Parent { public int N { get; set; } }",
        """{"P":{"Kind":"child","N":1}}""",
        null)]
    public void A_value_is_what_the_sample_has_whatever_System_Text_Json_reads(string type, string sample, string? written = "same")
    {
        var source = $"using System.Text.Json.Serialization;\npublic class Trip {{ public Course? By {{ get; set; }} }}\npublic {type}";
        var dataset = Read(source, "Trip", $"{{\"By\":{sample}}}");
        var program = ValuesProgram.Of(dataset, folder.In("project"));

        dataset.Notices.Select(notice => notice.Code).Except([NoticeCode.FieldsAlone]).ShouldBe([NoticeCode.ValuesFromSample]);
        program.Changed.ShouldBeEmpty();
        if (written is not null)
        {
            program.Json(1, 0).ShouldBe($"{{\"By\":{(written == "same" ? sample : written)}}}");
        }
        else
        {
            // System.Text.Json throws for these types.
            var parent = program.Value(1, 0).GetType().GetProperty("By")!.GetValue(program.Value(1, 0))!;
            ((object)((dynamic)parent).P.Kind).ShouldBe("child");
        }
    }

    [Theory]
    [InlineData("float", "0.1234567891", true)]
    [InlineData("float", "0.1", false)]
    [InlineData("double", "0.30000000000000004", false)]
    [InlineData("double", "123456789.12345678901", true)]
    [InlineData("decimal", "1.50", false)]
    [InlineData("double", "1e3", false)]
    [InlineData("DateTime", "\"2026-01-02T03:04:05.123456789Z\"", true)]
    [InlineData("DateTimeOffset", "\"2026-01-02T03:04:05.1234567+01:00\"", false)]
    public void More_digits_than_a_type_holds_are_a_notice(string type, string value, bool isRounded) =>
        Read($"public class Trip {{ public {type} At {{ get; set; }} }}", "Trip", $"{{\"At\":{value}}}").Notices
            .Any(notice => notice.Code == NoticeCode.SampleRounded).ShouldBe(isRounded);

    [Fact]
    public void All_places_that_do_not_fit_are_told_at_once_with_what_leaves_them_out()
    {
        const string Source = """
            public class Trip { public int No { get; set; } public DateTime At { get; set; } public List<Stop> Stops { get; set; } = []; }
            public class Stop { public Guid Id { get; set; } public List<int> Codes { get; set; } = []; }
            """;
        var error = Should.Throw<RoundupException>(() => Read(Source, "Trip", """
            [{"no":1,"at":17,"stops":[{"id":"x","codes":[1]},{"id":"y","codes":[1,"a"]}]},
            {"no":"b","at":18}]
            """));

        error.HasLines.ShouldBeTrue();
        error.Message.Split('\n').Select(line => line[(line.IndexOf(')', StringComparison.Ordinal) + 1)..].Split(';')[0]).ShouldBe(
            [
                ": At: the type is DateTime, and the sample has the number 17",
                ": Stops[].Id: the type is Guid, and the sample has the string \"x\"",
                ": Stops[].Codes[]: the type is int, and the sample has the string \"a\"",
                ": No: the type is int, and the sample has the string \"b\"",
                "To leave all of them out, add --ignore 'At' --ignore 'Stops[].Id' --ignore 'Stops[].Codes' --ignore 'No'.",
            ]);
    }

    [Fact]
    public void A_class_that_makes_another_value_than_it_is_given_is_named()
    {
        const string Source = """
            public class User
            {
                private string name = "";
                public string Name { get => name; set => name = value.Trim(); }
                public System.Collections.Generic.HashSet<string> Tags { get; set; } = [];
            }
            """;
        var program = ValuesProgram.Of(Read(Source, "User", """{"Name":" a ","Tags":["b"]}"""), folder.In("project"));

        program.Json(1, 0).ShouldBe("""{"Name":"a","Tags":["b"]}""");
        program.Changed.ShouldBe(["User.Name"]);
    }

    [Fact]
    public void Derived_values_of_a_class_that_takes_some_values_only_are_those_of_the_sample()
    {
        const string Small = """
            public class Small
            {
                private int n;
                public int N { get => n; set => n = value < 5 ? value : throw new System.ArgumentException("N is below 5."); }
            }
            """;
        var program = ValuesProgram.Of(Read(Small, "Small", """{"n":4}"""), folder.In("project"));

        Enumerable.Range(0, 20).Select(program.Derived).ShouldContain("""{"N":4}""");
    }

    [Fact]
    public void An_inferred_model_can_be_given_back_with_its_sample()
    {
        var kinds = Enumerable.Range(0, 20).Select(n => n % 2 == 0
            ? $$"""{"kind":"point","level":"high","mix":{{n}},"x":{{n}},"y":2}"""
            : $$"""{"kind":"text","level":"low","mix":"a","content":"{{n}}","font":"f"}""");
        var sample = folder.Write("shape.json", $$"""{"my-id":7,"items":[{{string.Join(',', kinds)}}]}""");
        var inferred = OwnDataReader.Read(new() { Sample = sample }, folder.Path, []);
        var source = folder.Write("Model.cs", inferred.ReadModel().Single().Text);

        var given = OwnDataReader.Read(new() { Model = source, Sample = sample }, folder.Path, []);

        given.Notices.Select(notice => notice.Code).ShouldBe([NoticeCode.ValuesFromSample]);
        ValuesProgram.Of(given, folder.In("a")).Json(1, 0).ShouldBe(ValuesProgram.Of(inferred, folder.In("b")).Json(1, 0));
    }

    [Fact]
    public void Attributes_that_name_classes_win()
    {
        const string Named = """
            using System.Text.Json.Serialization;
            public class Zoo { public List<Animal> Animals { get; set; } = []; }
            [JsonPolymorphic(TypeDiscriminatorPropertyName = "is")]
            [JsonDerivedType(typeof(Dog), "d"), JsonDerivedType(typeof(Cat), "c")]
            public abstract class Animal { public string Name { get; set; } = ""; }
            public class Dog : Animal;
            public class Cat : Animal;
            """;
        var program = ValuesProgram.Of(Read(Named, "Zoo", """{"animals":[{"name":"Rex","is":"d"},{"is":"c"}]}"""), folder.In("project"));

        program.Json(1, 0).ShouldBe("""{"Animals":[{"is":"d","Name":"Rex"},{"is":"c","Name":""}]}""");
    }

    private const string Payments = """
        namespace Shop;
        public class Basket { public List<Payment> Payments { get; set; } = []; }
        public abstract class Payment { public decimal Amount { get; set; } }
        public class CardPayment : Payment { public string Number { get; set; } = ""; }
        public class CashPayment : Payment { public string Till { get; set; } = ""; }
        """;

    private OwnDataset Read(string source, string type, string sample) => OwnDataReader.Read(
        new() { Model = folder.Write("Model.cs", source), Type = type, Sample = folder.Write("sample.json", sample) }, folder.Path, []);
}
