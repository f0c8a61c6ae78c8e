using Roundup.Catalogue.Definitions;
using Roundup.OwnData.Reading;
using Roundup.OwnData.Tests.Values;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Tests.Git;

/// <summary>The differences of a model and its version in git, and the values that the two exchange.</summary>
public sealed class ModelChangeTests : FolderTests
{
    // Eight types in three files: the numbers of lines count. Implicit usings, so that a prepared model has other lines.
    private const string Order = """
        namespace Shop;

        public class Order
        {
            public int Id { get; set; }
            public string Customer { get; set; } = "";
            public Status Status { get; set; }
            public List<OrderLine> Lines { get; set; } = [];
            public Payment? Payment { get; set; }
            public Address? Address { get; set; }
            public int Total { get; set; }
        }

        public class OrderLine
        {
            public string Product { get; set; } = "";
            public int Count { get; set; } = 1;
            public decimal Price { get; set; }
        }

        public enum Status { Open, Paid, Shipped }
        """;

    private const string Payment = """
        namespace Shop;

        public abstract class Payment
        {
            public string Reference { get; set; } = "";
        }

        public class CardPayment : Payment
        {
            public string Last4 { get; set; } = "";
        }

        public class CashPayment : Payment
        {
            public decimal Given { get; set; }
        }
        """;

    private const string Address = """
        namespace Shop;

        public class Address
        {
            public string City { get; set; } = "";
            public string Street { get; set; } = "";
            public Country? Country { get; set; }
        }

        public record Country(string Code, int Zone = 0);
        """;

    private const string Sample = """
        [{"id":1,"customer":"Ada","status":"Open",
          "lines":[{"product":"tea","count":2,"price":4.50},{"product":"cup","count":1,"price":9.25}],
          "payment":{"$type":"CardPayment","reference":"r1","last4":"1234"},
          "address":{"city":"Bern","street":"a 1","country":{"code":"CH","zone":3}},
          "total":9},
         {"id":2,"customer":"Bob","status":"Paid","lines":[{"product":"jam","count":3,"price":2.75}],
          "payment":{"$type":"CashPayment","reference":"r2","given":10.5},"address":null,"total":5}]
        """;

    // A change of now, and what is found: kind, type, member, text, file and line.
    public static TheoryData<string, string, string, string> Table => new()
    {
        { "append", "    public int Total { get; set; }\n", "    public int Total { get; set; }\n    public string? Note { get; set; }\n",
            "MemberAdded Order Note: Order.Note was added at the end @ src/Order.cs:12" },
        { "insert", "    public decimal Price", "    public string? Note { get; set; }\n    public decimal Price",
            "MemberAdded OrderLine Note: OrderLine.Note was added in front of Price @ src/Order.cs:18" },
        { "remove", "    public int Count { get; set; } = 1;\n", "",
            "MemberRemoved OrderLine Count: OrderLine.Count was removed @ src/Order.cs:14" },
        { "rename", "string Street", "string Road",
            "MemberRenamed Address Road: Address.Street was renamed to Road @ src/Address.cs:6" },
        { "reorder", "    public int Id { get; set; }\n    public string Customer { get; set; } = \"\";\n",
            "    public string Customer { get; set; } = \"\";\n    public int Id { get; set; }\n",
            "MembersReordered Order Customer: Order.Customer was moved in front of Id @ src/Order.cs:3" },
        { "widen", "int Total", "long Total", "TypeOfMember Order Total: Order.Total: int became long @ src/Order.cs:11" },
        { "nullable", "string Last4 { get; set; } = \"\";", "string? Last4 { get; set; } = \"\";",
            "TypeOfMember CardPayment Last4: CardPayment.Last4: string became string? @ src/Payment.cs:10" },
        { "required", "public int Id", "public required int Id", "Required Order Id: Order.Id became required @ src/Order.cs:5" },
        { "enum member", "Paid, Shipped", "Paid, Packed, Shipped",
            "EnumMembers Status : Status: Packed was added~ Shipped was given other numbers @ src/Order.cs:21" },
        { "enum member removed", ", Shipped }", " }", "EnumMembers Status : Status: Shipped was removed @ src/Order.cs:21" },
        { "enum of bytes", "enum Status", "enum Status : byte", "EnumMembers Status : Status: the type was made byte @ src/Order.cs:21" },
        { "subtype", "public class CashPayment",
            "public class WirePayment : Payment { public string? Iban { get; set; } }\n\npublic class CashPayment",
            "Subtypes Payment : WirePayment was added to the classes of Payment @ src/Payment.cs:3" },
        { "subtype removed", "public class CardPayment : Payment", "public class CardPayment",
            "Subtypes Payment : CardPayment was removed from the classes of Payment @ src/Payment.cs:3" },
        { "list to array", "List<OrderLine> Lines", "OrderLine[] Lines",
            "TypeOfMember Order Lines: Order.Lines: List<OrderLine> became OrderLine[] @ src/Order.cs:8" },
        { "initial value", "Count { get; set; } = 1;", "Count { get; set; } = 2;",
            "InitialValue OrderLine Count: the initial value of OrderLine.Count was changed @ src/Order.cs:17" },
        { "initial value of a parameter", "Zone = 0", "Zone",
            "InitialValue Country Zone: the initial value of Country.Zone was removed @ src/Address.cs:10" },
        { "base class", "string Reference { get; set; } = \"\";", "Uri? Reference { get; set; }",
            "TypeOfMember Payment Reference: Payment.Reference: string became Uri? @ src/Payment.cs:5; "
            + "InitialValue Payment Reference: the initial value of Payment.Reference was removed @ src/Payment.cs:5" },
        { "type of elements renamed", "OrderLine", "Line", "TypeRenamed Line : OrderLine became Line @ src/Order.cs:14" },
        { "namespace", "namespace Shop;", "namespace Shop.Contracts;",
            "TypeRenamed Address : Shop.Address became Shop.Contracts.Address @ src/Address.cs:3" },
        { "class renamed", "CardPayment", "Card", "TypeRenamed Card : CardPayment became Card @ src/Payment.cs:8" },
        { "ambiguous", "    public string City { get; set; } = \"\";\n    public string Street { get; set; } = \"\";\n",
            "    public string Town { get; set; } = \"\";\n    public string Road { get; set; } = \"\";\n",
            "Unmatched Address : whether City, Street of Address became Town, Road is not known @ src/Address.cs:3" },
        { "nothing", "public class Order\n", "// The same.\npublic class Order\n", "" },
    };

    [GitTheory]
    [MemberData(nameof(Table))]
    public void A_change_is_named_with_its_place(string change, string old, string text, string found)
    {
        var sample = change == "class renamed" ? Sample.Replace("CardPayment\"", "Card\"")
            : change == "subtype removed"
                ? Sample.Replace("CardPayment\",\"reference\":\"r1\",\"last4\":\"1234\"", "CashPayment\",\"given\":1")
            : Sample;

        var own = Read(source => source.Replace(old, text), sample);

        var lines = own.Comparison!.Changes
            .Select(one => $"{one.Kind} {one.Type} {one.Member}: {one.Text} @ {one.File}:{one.Line}");
        var expected = found.Split("; ", StringSplitOptions.RemoveEmptyEntries).Select(one => one.Replace("~", ";")).ToList();
        lines.Where(line => change is not ("namespace" or "ambiguous" or "subtype removed") || expected.Contains(line)).ShouldBe(expected);
    }

    [GitFact]
    public void Types_that_are_the_same_have_no_changes_and_the_model_stays_as_it_is()
    {
        var own = Read(source => source);

        own.Comparison!.Changes.ShouldBeEmpty();
        (own.Comparison.Dataset, own.Comparison.Before, own.Comparison.Reference).ShouldBe(("Order", "OrderBefore", "main"));
        var datasets = own.Read().ToList();
        datasets.ConvertAll(one => one.Name).ShouldBe(["Order", "OrderBefore"]);
        var version = datasets[1].Version!;
        (version.Of, version.Lacks.Count, version.Adds.Count, version.Exchanged).ShouldBe(("Order", 0, 0, null));
        ModelOf(datasets[0]).ShouldBe(ModelOf(datasets[1]));
        ModelOf(datasets[0]).ShouldNotContain("Member(");
        own.Notices.ShouldHaveSingleItem().Code.ShouldBe(NoticeCode.ValuesFromSample);
    }

    [GitFact]
    public void Members_keep_the_numbers_that_they_had_and_one_that_was_removed_has_a_value()
    {
        var own = Read(source => source.Replace("    public int Count { get; set; } = 1;\n", "    public string? Note { get; set; }\n"));

        ModelOf(own.Read().First()).ShouldContain("[Roundup.Contracts.Member(1)] public string Product");
        ModelOf(own.Read().First()).ShouldContain("[Roundup.Contracts.Member(4)] public string? Note");
        ModelOf(own.Read().First()).ShouldContain("[Roundup.Contracts.Member(3)] public decimal Price");
        var version = own.Read().Last();
        ModelOf(version).ShouldNotContain("Member(");
        version.Version!.Lacks.ShouldBe(["OrderLine.Note"]);
        version.Version.Adds.ShouldBe(["OrderLine.Count"]);
        Program(version).Json(1, 1).ShouldContain("""[{"Product":"jam","Count":7,"Price":2.75}]""");
        Program(own.Read().First()).Json(1, 1).ShouldContain("""[{"Product":"jam","Note":"new","Price":2.75}]""");
        Program(version).Without(1, "OrderLine.Count").ShouldContain("""[{"Product":"jam","Count":1,"Price":2.75}]""");
    }

    [GitFact]
    public void A_renamed_member_has_its_value_and_number_in_the_earlier_types()
    {
        var own = Read(
            source => source.Replace("string Customer", "string Buyer")
                .Replace("public Address?", "public Place?").Replace("class Address", "class Place"),
            Sample.Replace("customer", "buyer"));

        var version = own.Read().Last();
        version.Version!.Lacks.ShouldBeEmpty();
        version.Version.Adds.ShouldBeEmpty();
        ModelOf(own.Read().First()).ShouldNotContain("Member(");
        Program(version).Json(1, 0).ShouldStartWith("""{"Id":1,"Customer":"Ada",""");
        Program(version).Json(1, 0).ShouldContain("""Address":{"City":"Bern",""");
        own.Comparison!.Changes.Select(change => change.Text).ShouldBe(
            ["Address became Place", "Order.Customer was renamed to Buyer"]);
    }

    [GitFact]
    public void What_the_earlier_types_cannot_have_is_left_out_of_what_both_exchange_and_stays_in_the_values()
    {
        var own = Read(
            source => source.Replace("Shipped }", "Shipped, Returned }")
                .Replace("public class Cash", "public class Wire : Payment { public int Iban { get; set; } }\npublic class Cash")
                .Replace("int Total", "long Total"),
            Sample.Replace("\"Paid\"", "\"Returned\"").Replace("\"total\":9}", "\"total\":9}," + """
                {"id":3,"customer":"Cy","status":"Open","lines":[],"payment":{"$type":"Wire","reference":"r3","iban":4},"total":5000000000}
                """));

        var version = own.Read().Last();
        version.Version!.Exchanged.ShouldBe((5, 3));
        var (now, before) = (Program(own.Read().First()), Program(version));
        Enumerable.Range(0, 5).Select(index => now.Json(1, index)).Select(text => text[..8]).ShouldBe(
            ["{\"Id\":1,", "{\"Id\":3,", "{\"Id\":2,", "{\"Id\":3,", "{\"Id\":2,"]);
        now.Json(1, 1).ShouldBe(before.Json(1, 1));
        now.Json(1, 1).ShouldContain("""Status":0,"Lines":[],"Payment":null,"Address":null,"Total":7""");
        now.Json(1, 2).ShouldBe(before.Json(1, 2));
        now.Json(1, 2).ShouldContain("Status\":2");
        now.Json(1, 3).ShouldContain("5000000000");
        now.Json(1, 4).ShouldContain("Status\":3");
        NoticeCatalogue.Text(own.Notices.Single(notice => notice.Code == NoticeCode.ValuesOnlyNow)).ShouldBe(
            "The earlier types cannot have the contents of 3 members (Payment, Status, Total) in 2 values of the sample. The two versions "
            + "exchange copies with other contents there, so whether main reads the new ones is not checked.");
    }

    [GitFact]
    public void Classes_keep_their_order_and_enum_members_their_names()
    {
        var own = Read(
            source => source.Replace("Paid, Shipped", "Lost, Paid, Shipped")
                .Replace(
                    "public class Card",
                    "[Serializable]\npublic class Wire : Payment { public List<int> Iban { get; set; } = []; }\n\npublic class Card"),
            Sample.Replace("\"Paid\"", "2").Replace("\"CashPayment\",\"reference\":\"r2\",\"given\":10.5", "\"Wire\",\"iban\":[4]"));

        var (now, before) = (own.Read().First(), own.Read().Last());
        now.Content.ReadModel().Select(file => Path.GetFileName(file.Path))
            .ShouldBe(["Address.cs", "Order.cs", "Payment.cs", "Payment.1.cs"]);
        now.Content.ReadModel()[^1].Text.ShouldContain("[Serializable]\npublic class Wire : Payment");
        now.Content.ReadModel()[2].Text.ShouldNotContain("Wire");
        Program(before).Json(1, 1).ShouldContain("Status\":1");
        Program(now).Json(1, 1).ShouldContain("Status\":2");
        var order = Program(now).Value(1, 2);
        order.GetType().GetProperty("Payment")!.GetValue(order)!.GetType().Name.ShouldBe("Wire");
    }

    [GitFact]
    public void A_null_and_a_new_element_are_replaced_where_both_versions_can_have_another()
    {
        var own = Read(
            source => source.Replace("decimal Price", "decimal? Price")
                .Replace("int Total", "Status[]? Total").Replace("Paid,", "Paid, Lost,"),
            Sample.Replace("\"count\":2,\"price\":4.50", "\"count\":2,\"price\":null")
                .Replace("\"total\":9}", "\"total\":[\"Lost\",\"Paid\"]}").Replace("\"total\":5}", "\"total\":[]}"));

        own.Read().Last().Version!.Exchanged.ShouldBe((4, 2));
        var (now, before) = (Program(own.Read().First()), Program(own.Read().Last()));
        before.Json(1, 0).ShouldContain("""[{"Product":"tea","Count":2,"Price":7},{"Product":"cup","Count":1,"Price":9.25}]""");
        now.Json(1, 0).ShouldContain("""[{"Product":"tea","Count":2,"Price":7},{"Product":"cup","Count":1,"Price":9.25}]""");
        now.Json(1, 0).ShouldEndWith("""Total":null}""");
        now.Json(1, 2).ShouldContain("Price\":null");
    }

    /// <summary>0.1 as a float is no 0.1 as a double, whichever serializer writes it.</summary>
    [GitTheory]
    [InlineData("float", "double", "0.1,-0.1,2.3,16777217,0.25,9", "0.5,-0.5,2.5,7,0.25,9")]
    [InlineData("double", "float?", "1e300,0.1", "7,0.5")]
    [InlineData("decimal", "double", "4.99,4.5", "5,4.5")]
    [InlineData("double", "decimal", "4.99,9007199254740993", "5,7")]
    [InlineData("decimal", "decimal?", "4.99", "4.99")]
    [InlineData("float", "float?", "0.1", "0.1")]
    [InlineData("int", "long", "2000000001", "2000000001")]
    [InlineData("int", "float", "16777217,3", "7,3")]
    public void A_number_that_two_types_round_is_another_one_that_both_have(string old, string now, string sample, string exchanged)
    {
        var own = Read(
            source => source.Replace("int Id", $"{now} Id").Replace("int Total", $"List<{now}>? Total"),
            Sample.Replace("\"id\":1", $"\"id\":{sample.Split(',')[0]}").Replace("\"total\":9", $"\"total\":[{sample}]")
                .Replace("\"total\":5", "\"total\":[]"),
            source => source.Replace("int Id", $"{old} Id").Replace("int Total", $"{old}[]? Total"));

        var (after, before) = (Program(own.Read().First()), Program(own.Read().Last()));
        var index = sample == exchanged ? 0 : 1;
        foreach (var json in new[] { after.Json(1, index), before.Json(1, index) })
        {
            json.ShouldStartWith($"{{\"Id\":{exchanged.Split(',')[0]},");
            json.ShouldEndWith($"\"Total\":[{exchanged}]}}");
        }

        (own.Read().Last().Version!.Exchanged is null).ShouldBe(sample == exchanged);
        own.Notices.Any(notice => notice.Code == NoticeCode.ValuesOnlyNow).ShouldBe(sample != exchanged);
    }

    [GitFact]
    public void A_member_with_another_initial_value_or_type_has_a_value_in_both_where_the_sample_lacks_it()
    {
        var own = Read(
            source => source.Replace("Count { get; set; } = 1;", "Count { get; set; } = 5;").Replace("decimal Given", "decimal? Given"),
            Sample.Replace("\"count\":2,", "").Replace(",\"given\":10.5", ""));

        Program(own.Read().First()).Json(1, 0).ShouldContain("""{"Product":"tea","Count":7,""");
        Program(own.Read().Last()).Json(1, 0).ShouldContain("""{"Product":"tea","Count":7,""");
        Program(own.Read().Last()).Value(1, 1).ShouldSatisfyAllConditions(order => Given(order).ShouldBe(7m));
        Program(own.Read().First()).Value(1, 1).ShouldSatisfyAllConditions(order => Given(order).ShouldBe(7m));

        static object? Given(object order)
        {
            var payment = order.GetType().GetProperty("Payment")!.GetValue(order)!;
            return payment.GetType().GetProperty("Given")!.GetValue(payment);
        }
    }

    [GitFact]
    public void Types_without_a_value_in_common_are_refused()
    {
        var repository = new GitRepository(folder.In("repo"));
        const string Pay = "public abstract class Pay { public int Id { get; set; } } ";
        repository.Write("Pay.cs", Pay + "public class Card : Pay { }");
        repository.Commit();
        repository.Write("Pay.cs", Pay + "public class Cash : Pay { public int No { get; set; } }");
        var error = Should.Throw<RoundupException>(() => OwnDataReader.Read(
            new()
            {
                Model = folder.In("repo"),
                Sample = folder.Write("pay.json", """{"$type":"Cash","Id":1,"No":2}"""),
                AgainstGit = "HEAD",
                Type = "Pay",
            },
            Root,
            [],
            withVersions: () => true));

        error.Message.ShouldBe("--against-git HEAD: no value of the sample fits the types of HEAD: add one that both versions can have.");
    }

    [GitFact]
    public void An_anonymous_run_has_no_changes()
    {
        var own = Read(source => source.Replace("int Total", "long Total"), anonymise: true);

        own.Comparison!.Changes.ShouldBeEmpty();
        (own.Comparison.Dataset, own.Comparison.Before).ShouldBe(("Data", "DataBefore"));
        own.Read().Last().Description.ShouldBe("Own data, in another version.");
    }

    private ValuesProgram Program(DatasetDefinition version) =>
        ValuesProgram.Of((OwnDataset)version.Content, folder.In(Guid.NewGuid().ToString("N")));

    private static string ModelOf(DatasetDefinition version) => string.Join('\n', version.Content.ReadModel().Select(file => file.Text));

    private OwnDataset Read(
        Func<string, string> change, string sample = Sample, Func<string, string>? before = null, bool anonymise = false)
    {
        var repository = new GitRepository(folder.In("repo"));
        (string Name, string Text)[] files = [("Order.cs", Order), ("Payment.cs", Payment), ("Address.cs", Address)];
        foreach (var (name, text) in files)
        {
            repository.Write("src/" + name, before?.Invoke(text) ?? text);
        }

        repository.Commit();
        foreach (var (name, text) in files)
        {
            repository.Write("src/" + name, change(text));
        }

        return OwnDataReader.Read(
            new()
            {
                Model = folder.In("repo/src"),
                Sample = folder.Write("orders.json", sample),
                AgainstGit = "main",
                Anonymise = anonymise,
            },
            Root,
            [],
            withVersions: () => true);
    }
}
