using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization;
using Roundup.Crosscheck.Comparison;
using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Results;

namespace Roundup.Crosscheck.Reports;

/// <summary>The report of a crosscheck: its sections, for the console and for Markdown, and its files.</summary>
internal static class CrosscheckReports
{
    /// <summary>The options of crosscheck.json: those of the results file, with infinite and undefined numbers by name.</summary>
    public static JsonSerializerOptions Options { get; } = new(ResultsJson.Options)
    {
        WriteIndented = true,
        NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
    };

    /// <summary>The report. The console shows the tables first, then their summary.</summary>
    public static Report Of(CrosscheckFile file)
    {
        Section[] sections =
        [
            Head(file),
            new(new Heading(2, "Conditions") { Detail = Detail.Brief }, List.Of(CrosscheckText.Conditions(file))) { BriefOrder = 3 },
            .. file.Runs.SelectMany(run => new[] { Summary(file, run), Tables(file, run) }),
            file.Repeats.Count == 0
                ? new()
                : new(new Heading(2, "Repeated runs"), List.Of(CrosscheckText.Repeats(file))) { BriefOrder = 2 },
        ];
        var json = new ReportFile("crosscheck.json", output => output.Write(JsonSerializer.Serialize(file, Options)));
        return new(sections, [json]) { Documents = [new("crosscheck", sections)] };
    }

    private static Section Head(CrosscheckFile file)
    {
        var when = file.Started.ToString("yyyy-MM-dd HH:mm", CultureInfo.InvariantCulture);
        var machine = file.Machine;
        var where = $"{machine.Cpu}, {machine.LogicalCpus} logical processors, {machine.Os}{(file.Interrupted ? "; interrupted" : "")}";
        return new(
            new Heading(1, "Crosscheck with BenchmarkDotNet") { Detail = Detail.Full },
            new Paragraph(new Inline(new Span(file.Command) { IsCode = true }, new Span($", {when} on {where}"))) { Detail = Detail.Full });
    }

    private static Section Summary(CrosscheckFile file, CrosscheckRun run) =>
        new(new Heading(2, file.Runs.Count > 1 ? $"Run {run.Number}" : "Summary"), List.Of(CrosscheckText.Summary(run))) { BriefOrder = 1 };

    private static Section Tables(CrosscheckFile file, CrosscheckRun run) =>
        new([.. run.Tables.SelectMany(table => OfTable(table, file.Runs.Count > 1 ? $"Run {run.Number}: " : ""))]);

    private static IEnumerable<Block> OfTable(ComparedTable table, string run)
    {
        var title = CrosscheckTable.Title(table);
        yield return new Heading(2, run + title) { Detail = Detail.Brief };
        yield return new Heading(3, title) { Detail = Detail.Full };
        yield return CrosscheckTable.Of(table);
        if (CrosscheckTable.Missing(table).ToList() is { Count: > 0 } missing)
        {
            yield return List.Of(missing);
        }
    }
}

/// <summary>A row, and the difference of the tools; null where one of them has no number.</summary>
internal sealed record CrosscheckLine(CrosscheckRow Row, RowDifference? Difference);

/// <summary>The table of a table. BDN stands for BenchmarkDotNet.</summary>
internal static class CrosscheckTable
{
    /// <summary>The columns; what is unknown is empty.</summary>
    public static IReadOnlyList<Column<CrosscheckLine>> Columns { get; } =
    [
        Column.Of<CrosscheckLine>("Serializer", line => line.Row.Serializer) with { Role = ColumnRole.Name },
        new("Time", "", Unit.Time, line => line.Row.Ours?.TimeNs),
        Bdn("Time", Unit.Time, line => line.Row.BenchmarkDotNet?.TimeNs),
        Difference("Time", line => line.Difference?.Time, line => Figure.Signed(line.Difference?.Time), leaves: 7),
        new("Ratio", "", Unit.Ratio, line => line.Row.Ours?.Ratio) { Leaves = 6 },
        Bdn("Ratio", Unit.Ratio, line => line.Row.BenchmarkDotNet?.Ratio) with { Leaves = 5 },
        Difference("Ratio", line => line.Difference?.Ratio, line => Figure.Signed(line.Difference?.Ratio), leaves: 0),
        new("Bytes", "", Unit.Number, line => line.Row.Ours?.AllocatedBytes)
        {
            Text = line => Figure.Bytes(line.Row.Ours?.AllocatedBytes),
            Leaves = 3,
        },
        Bdn("Bytes", Unit.Number, line => line.Row.BenchmarkDotNet?.AllocatedBytes) with
        {
            Text = line => Figure.Bytes(line.Row.BenchmarkDotNet?.AllocatedBytes),
            Leaves = 2,
        },
        Difference(
            "Bytes",
            line => line.Difference?.AllocatedBytes,
            line => Figure.SignedBytes(line.Difference?.AllocatedBytes) + (line.Difference?.AllocationIsEqual == false ? " !" : ""),
            leaves: 4),
        new("BDN s", "", Unit.Number, line => line.Row.Detail?.Seconds)
        {
            Text = line => Figure.Seconds(line.Row.Detail?.Seconds).Replace(" s", "", StringComparison.Ordinal),
            Leaves = 1,
        },
    ];

    public static Table<CrosscheckLine> Of(ComparedTable table) =>
        new(Columns, [.. table.Rows.Select(row => new CrosscheckLine(row, RowDifference.Of(table, row)))]);

    /// <summary>The heading of a table: its name, and the time that each tool spent on it.</summary>
    public static string Title(ComparedTable table)
    {
        double? theirs = table.Rows.Any(row => row.Detail is not null) ? table.Rows.Sum(row => row.Detail?.Seconds ?? 0) : null;
        string?[] spent =
        [
            table.OursSeconds is { } ours ? $"Roundup {Figure.Seconds(ours)}" : null,
            theirs is null ? null : $"BenchmarkDotNet {Figure.Seconds(theirs)}",
        ];
        var text = string.Join(", ", spent.OfType<string>());
        return text.Length == 0 ? table.Id.ToString() : $"{table.Id} ({text})";
    }

    /// <summary>Why rows lack a number.</summary>
    public static IEnumerable<string> Missing(ComparedTable table) => table.Rows.SelectMany(row => new[]
    {
        row.OursReason is { } ours ? $"{row.Serializer}, Roundup: {ours}" : null,
        row.Detail?.Failure is { } theirs ? $"{row.Serializer}, BenchmarkDotNet: {theirs}" : null,
    }).OfType<string>();

    private static Column<CrosscheckLine> Bdn(string name, Unit unit, Func<CrosscheckLine, object?> value) =>
        new($"{name} of BenchmarkDotNet", "", unit, value) { Heading = "BDN" };

    private static Column<CrosscheckLine> Difference(
        string name, Func<CrosscheckLine, double?> value, Func<CrosscheckLine, string> text, int leaves) =>
        new($"Difference of {name}", "", Unit.Number, line => value(line))
        {
            Heading = "+/-",
            Text = line => text(line),
            Leaves = leaves,
        };
}
