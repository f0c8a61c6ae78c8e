using Roundup.Analysis;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Cli.Commands;
using Roundup.Reporting.Text;

namespace Roundup.Cli.Tests.OwnData;

/// <summary>
/// A repository of twelve commits, each of which changes one thing in a model of eight types: what real serializers do with the data
/// of the commit before is known from their formats, and was written down before it was run.
/// </summary>
public sealed class ContractCommitsTests : IDisposable
{
    private const string Now = "versions/Order/from-OrderBefore";
    private const string Before = "versions/OrderBefore/from-Order";
    private const string Json = "System.Text.Json/reflection";
    private const string MessagePack = "MessagePack/attributes";
    private const string MemoryPack = "MemoryPack/default";

    private const string Model = """
        using System.Text.Json.Serialization;

        namespace Shop;

        public enum Status
        {
            New,
            Paid,
            Sent,
        }

        public class Order
        {
            public int Id { get; set; }
            public Status Status { get; set; }
            public Customer? Customer { get; set; }
            public List<OrderLine> Lines { get; set; } = [];
            public Payment? Payment { get; set; }
            public int Total { get; set; }
        }

        public class Customer
        {
            public string Name { get; set; } = "";
            public Address? Address { get; set; }
            public int Visits { get; set; }
        }

        public class Address
        {
            public string Street { get; set; } = "";
            public string City { get; set; } = "";
            public int Zip { get; set; }
        }

        public class OrderLine
        {
            public string Product { get; set; } = "";
            public int Count { get; set; }
            public int Price { get; set; }
        }

        [JsonPolymorphic]
        [JsonDerivedType(typeof(Card), "card")]
        [JsonDerivedType(typeof(Transfer), "transfer")]
        public abstract class Payment
        {
            public int Amount { get; set; }
        }

        public class Card : Payment
        {
            public string Number { get; set; } = "";
        }

        public class Transfer : Payment
        {
            public string Iban { get; set; } = "";
        }
        """;

    private const string Data = """
        [
          { "id": 7, "status": 1, "total": 900, "payment": { "$type": "card", "amount": 900, "number": "4711" },
            "customer": { "name": "Ann", "visits": 5, "address": { "street": "High Street", "city": "York", "zip": 123 } },
            "lines": [ { "product": "Pen", "count": 2, "price": 300 }, { "product": "Ink", "count": 1, "price": 300 } ] },
          { "id": 8, "status": 2, "total": 80, "payment": { "$type": "transfer", "amount": 80, "iban": "NL02" },
            "customer": { "name": "Bob", "visits": 6, "address": { "street": "Low Road", "city": "Hull", "zip": 456 } },
            "lines": [ { "product": "Cup", "count": 4, "price": 20 } ] }
        ]
        """;

    // Each serializer of a commit takes two builds: it is there where its format decides, by losing something or by losing nothing.
    private static readonly (string What, string Serializers, string Old, string New, string? Line, string[] Findings)[] s_commits =
    [
        ("append", MemoryPack,
            "public int Visits { get; set; }", "public int Visits { get; set; }\n    public string? Note { get; set; }", "Note",
            [$"MemoryPack rejected {Before} MemoryPackSerializationException"]),
        ("insert", $"{MemoryPack},{MessagePack}", "public int Price", "public int Discount { get; set; }\n    public int Price", "Discount",
            [
                $"MemoryPack rejected {Before} MemoryPackSerializationException",
                $"MemoryPack corrupted {Now} Lines[].Discount: value",
                $"MemoryPack corrupted {Now} Lines[].Price: value",
            ]),
        ("remove", MemoryPack, "    public int Zip { get; set; }\n", "", "class Address",
            [$"MemoryPack rejected {Now} MemoryPackSerializationException"]),
        ("rename", $"{Json},{MemoryPack}", "public int Visits", "public int Calls", "Calls",
            [
                $"System.Text.Json/reflection corrupted {Before} Customer.Visits: value",
                $"System.Text.Json/reflection corrupted {Now} Customer.Calls: value",
            ]),
        ("reorder", $"{MemoryPack},{MessagePack}",
            "public string Street { get; set; } = \"\";\n    public string City { get; set; } = \"\";",
            "public string City { get; set; } = \"\";\n    public string Street { get; set; } = \"\";", "class Address",
            [
                $"MemoryPack corrupted {Before} Customer.Address.City: value",
                $"MemoryPack corrupted {Before} Customer.Address.Street: value",
                $"MemoryPack corrupted {Now} Customer.Address.City: value",
                $"MemoryPack corrupted {Now} Customer.Address.Street: value",
            ]),
        ("widen", MemoryPack, "public int Total", "public long Total", "Total",
            [$"MemoryPack rejected {Now} MemoryPackSerializationException"]),
        ("nullable", MemoryPack, "public long Total", "public long? Total", "Total",
            [
                $"MemoryPack corrupted {Before} Total: value",
                $"MemoryPack rejected {Now} MemoryPackSerializationException",
            ]),
        ("required", Json, "public string Product", "public required string Product", "Product", []),
        ("enum member", $"{Json},{MessagePack},{MemoryPack}", "    Paid,", "    Held,\n    Paid,", "enum Status",
            [
                $"MemoryPack corrupted {Before} Status: value",
                $"MemoryPack corrupted {Now} Status: value",
                $"MessagePack/attributes corrupted {Before} Status: value",
                $"MessagePack/attributes corrupted {Now} Status: value",
                $"System.Text.Json/reflection corrupted {Before} Status: value",
                $"System.Text.Json/reflection corrupted {Now} Status: value",
            ]),
        ("subtype", Json, "public class Transfer", "public class Cash : Payment\n{\n}\n\npublic class Transfer", "class Payment", []),
        ("list to array", MessagePack, "List<OrderLine> Lines", "OrderLine[] Lines", "Lines", []),
        ("initial value", Json, "public int Amount { get; set; }", "public int Amount { get; set; } = 1;", "Amount", []),
    ];

    private readonly TempFolder _folder = new();

    public ContractCommitsTests() => WarmBuilds.Begin();

    public void Dispose() => _folder.Dispose();

    [SlowFact]
    public async Task Each_commit_has_the_findings_that_follow_from_the_formats()
    {
        var shop = new GitRepository(_folder.In("shop"));
        shop.Write("Contracts.cs", Model);
        shop.Write("order.json", Data);
        shop.Commit();
        var text = Model;
        foreach (var (what, serializers, old, changed, line, findings) in s_commits)
        {
            text.ShouldContain(old);
            text = text.Replace(old, changed);
            if (what == "subtype")
            {
                text = text.Replace("[JsonDerivedType(typeof(Card), \"card\")]", "[JsonDerivedType(typeof(Card), \"card\")]\n"
                    + "[JsonDerivedType(typeof(Cash), \"cash\")]");
            }

            shop.Write("Contracts.cs", text);
            if (what == "rename")
            {
                shop.Write("order.json", Data.Replace("visits", "calls"));
            }

            shop.Commit(what);
            var file = await CheckAsync(what, serializers);
            var found = OwnFinding.Of(file);
            found.Select(finding => $"{finding.Serializer} {finding.Outcome.Word()} {finding.Key}").Order(StringComparer.Ordinal)
                .ShouldBe(findings.Order(StringComparer.Ordinal), what);
            var change = file.Run.Contract!.Changes.ShouldHaveSingleItem(what);
            change.File.ShouldBe("Contracts.cs", what);
            text.Split('\n')[change.Line!.Value - 1].ShouldContain(line!);
            found.ShouldAllBe(finding => finding.Changes.Contains(change), what);
            File.ReadAllText(_folder.In($"out/{what}/annotations.txt")).ShouldStartWith(
                findings.Length == 0 ? "::notice " : $"::warning file=Contracts.cs,line={change.Line},title=", customMessage: what);
        }
    }

    private async Task<ResultsFile> CheckAsync(string what, string serializers)
    {
        using var output = new StringWriter();
        string[] arguments =
        [
            "check", "--model", _folder.In("shop/Contracts.cs"), "--data", _folder.In("shop/order.json"), "--against-git", "HEAD~1",
            "--serializer", serializers, "--only", "versions", "--export", "github", "--output", _folder.In($"out/{what}"),
        ];
        var code = await RoundupProgram.RunAsync(arguments, new CliContext
        {
            Arguments = arguments,
            Terminal = Terminal.Open(output, redirected: true),
            Output = output,
            Error = output,
            OtherPrograms = () => Task.FromResult<double?>(null),
        });
        code.ShouldBe(0, output.ToString());
        return RoundupResults.Read(_folder.In($"out/{what}/results.json"));
    }
}
