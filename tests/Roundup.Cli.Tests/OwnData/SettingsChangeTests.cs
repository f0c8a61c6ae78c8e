using Roundup.Analysis;
using Roundup.Cli.Commands;
using Roundup.Reporting.Text;

namespace Roundup.Cli.Tests.OwnData;

/// <summary>
/// Old and new settings of two real libraries: each of five changes is said by member, in both directions; of equal ones nothing, and no
/// value and no key of the data stands in what is written.
/// </summary>
public sealed class SettingsChangeTests : IDisposable
{
    private const string Model = """
        namespace Shop;

        public enum OrderStatus
        {
            Draft,
            Paid,
        }

        public class Order
        {
            public int OrderId { get; set; }
            public OrderStatus Status { get; set; }
            public System.DateTimeOffset PlacedAt { get; set; }
            public string Title { get; set; } = "";
            public string? CustomerNote { get; set; }
            public System.Collections.Generic.Dictionary<string, string> Tags { get; set; } = [];
        }
        """;

    private const string Data = """
        [
          { "OrderId": 7, "Status": 1, "PlacedAt": "2026-03-01T08:00:00+00:00", "Title": "Canaré <b>", "CustomerNote": null,
            "Tags": { "canarikey": "canaria" } },
          { "OrderId": 8, "Status": 0, "PlacedAt": "2026-03-02T09:30:00+01:00", "Title": "Canarä", "CustomerNote": "canario", "Tags": {} }
        ]
        """;

    private const string Before = """
        using System.Text.Json;
        using Newtonsoft.Json;

        public static class Before
        {
            public static JsonSerializerOptions Api { get; } = new();
            public static JsonSerializerOptions Again { get; } = new() { PropertyNamingPolicy = null };
            public static JsonSerializerSettings Queue { get; } = new();
        }
        """;

    private const string After = """
        using System;
        using System.Globalization;
        using System.Text.Encodings.Web;
        using System.Text.Json;
        using System.Text.Json.Serialization;
        using Newtonsoft.Json;
        using Newtonsoft.Json.Converters;
        using Newtonsoft.Json.Serialization;

        public static class After
        {
            public static JsonSerializerOptions Api { get; } = new()
            {
                PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower,
                DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
                Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
                Converters = { new JsonStringEnumConverter(), new Days() },
            };

            public static JsonSerializerSettings Queue { get; } = new()
            {
                ContractResolver = new DefaultContractResolver { NamingStrategy = new SnakeCaseNamingStrategy() },
                NullValueHandling = NullValueHandling.Ignore,
                StringEscapeHandling = StringEscapeHandling.EscapeNonAscii,
                Converters = { new StringEnumConverter(), new IsoDateTimeConverter { DateTimeFormat = "dd.MM.yyyy HH:mm:ss zzz" } },
            };
        }

        public sealed class Days : System.Text.Json.Serialization.JsonConverter<DateTimeOffset>
        {
            private const string Format = "dd.MM.yyyy HH:mm:ss zzz";

            public override DateTimeOffset Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
                DateTimeOffset.ParseExact(reader.GetString()!, Format, CultureInfo.InvariantCulture);

            public override void Write(Utf8JsonWriter writer, DateTimeOffset value, JsonSerializerOptions options) =>
                writer.WriteStringValue(value.ToString(Format, CultureInfo.InvariantCulture));
        }
        """;

    private readonly TempFolder _folder = new();

    public SettingsChangeTests() => WarmBuilds.Begin();

    public void Dispose() => _folder.Dispose();

    [SlowFact]
    public async Task Each_of_five_changes_is_said_by_member_in_both_directions_and_of_equal_settings_nothing()
    {
        _folder.Write("Order.cs", Model);
        _folder.Write("order.json", Data);
        _folder.Write("Before.cs", Before);
        _folder.Write("After.cs", After);

        var (file, printed) = await CheckAsync();

        foreach (var (library, name) in ((string, string)[])[("System.Text.Json", "Api"), ("Newtonsoft.Json", "Queue")])
        {
            var (old, changed) = ($"{library}/Before.{name}", $"{library}/After.{name}");
            var there = Differences(file, old, changed);
            there.ShouldBe(
                [
                    "Name OrderId order_id", "Name PlacedAt placed_at", "Name CustomerNote customer_note", "NumberToText Status status",
                    "Date PlacedAt placed_at", "Escapes Title title", "Null CustomerNote ",
                ],
                ignoreOrder: true, customMessage: library);
            Differences(file, changed, old).ShouldContain("TextToNumber status Status", library);
            Differences(file, changed, old).ShouldContain("Null  CustomerNote", library);
            printed.ShouldContain($"May the options of {library} change from Before.{name} to After.{name}?");
        }

        Compared(file, "System.Text.Json/Before.Api", "System.Text.Json/Again").ShouldAllBe(text =>
            text.Same == text.Values && text.Differences.Count == 0);
        printed.ShouldContain("Nothing differs: the text is the same.");
        foreach (var path in Directory.GetFiles(_folder.In("out")))
        {
            File.ReadAllText(path).ShouldNotContain("canar", Case.Insensitive, path);
        }
    }

    // Without those of letter case alone, which every member has.
    private static List<string> Differences(ResultsFile file, string writer, string reader) =>
    [
        .. Compared(file, writer, reader).SelectMany(text => text.Differences).Distinct()
            .Where(one => one.Kind != TextDifferenceKind.LetterCase).Select(one => $"{one.Kind} {one.Before} {one.After}"),
    ];

    private static List<ComparedText> Compared(ResultsFile file, string writer, string reader) =>
    [
        .. file.Cases.Where(result => result.Id.Serializer == reader).Select(result => result.Part).OfType<CheckedCase>()
            .SelectMany(part => part.Texts).Where(text => text.Writer == writer),
    ];

    private async Task<(ResultsFile File, string Printed)> CheckAsync()
    {
        using var output = new StringWriter();
        string[] arguments =
        [
            "check", "--settings", _folder.In("Before.cs"), "--settings", _folder.In("After.cs"), "--model", _folder.In("Order.cs"),
            "--data", _folder.In("order.json"), "--only", "interoperability", "--shape", "Bytes", "--count", "1",
            "--output", _folder.In("out"),

            // Named, so that their defaults, of which nothing is asked, are not built.
            "--serializer", "System.Text.Json/Before.Api,Newtonsoft.Json/Before.Queue",
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
        var printed = string.Join(' ', output.ToString().Split((char[])[' ', '\n'], StringSplitOptions.RemoveEmptyEntries));
        return (RoundupResults.Read(_folder.In("out/results.json")), printed);
    }
}
