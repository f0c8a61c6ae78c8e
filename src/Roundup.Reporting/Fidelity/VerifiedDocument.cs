using System.Globalization;
using Roundup.Analysis.Experiments.Fidelity;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Results;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Fidelity;

/// <summary>The sections of verified.md: a matrix of rows and datasets, then what is lost, then why rows have no result.</summary>
internal static class VerifiedDocument
{
    private const int MostMembers = 2;
    private const int ReasonLength = 120;

    public static IReadOnlyList<Section> Of(ResultsFile file, IReadOnlyList<VerifiedRow> rows) =>
        [Head(file), Matrix(rows), Losses(rows), Missing(rows)];

    private static Section Head(ResultsFile file)
    {
        var runtimes = string.Join(", ", file.Targets.Select(target => target.Runtime));
        var date = file.Run.Finished.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);
        string[] paragraphs =
        [
            "Each row wrote and read the values of each dataset, and what came back was compared with what went in, member by member"
            + $" (docs/model-compiler.md, Equality). Made by roundup verify on {date}, {runtimes}, seed {file.Run.Seed}.",
            "In the matrix, ok means that every member came back as it was; form, that some numbers came back equal in another form (1.5"
            + " for 1.50); 2 lost, that two members lost something. Any other word is the outcome of a row that has no result.",
            "A version marked (source) was built from the library's public repository; it need not equal the published package.",
        ];
        var datasets = file.Datasets.DistinctBy(data => data.Name)
            .Select(data => new ListItem(data.Name, Inline.Of(data.Description)));
        return new(
        [
            new Heading(1, "What was verified"),
            .. paragraphs.Select(text => new Paragraph(Inline.Of(text))),
            new List(ListForm.Facts, [.. datasets]) { Headings = ("Dataset", "Values") },
        ]);
    }

    private static Section Matrix(IReadOnlyList<VerifiedRow> rows)
    {
        var datasets = rows.SelectMany(row => row.Datasets).Select(data => data.Dataset).Distinct();
        Column<VerifiedRow>[] columns =
        [
            Column.Of<VerifiedRow>("Serializer", row => row.Name),
            Column.Of<VerifiedRow>("Format", row => row.Info.Format),
            Column.Of<VerifiedRow>("Version", row => Version(row)),
            .. datasets.Select(name => Column.Of<VerifiedRow>(name, row => Mark(row, name))),
        ];
        List<VerifiedRow> byFormat = [.. rows.OrderBy(row => row.Info.Format.ToUpperInvariant())];
        return new(new Heading(2, "Matrix"), new Table<VerifiedRow>(columns, byFormat) { HasLongTexts = true });
    }

    private static string Version(VerifiedRow row) =>
        row.Info.Version + (row.Info.FromSource || row.Info.FromPackageSource ? " (source)" : "");

    private static string? Mark(VerifiedRow row, string dataset) => row.Datasets.FirstOrDefault(data => data.Dataset == dataset) switch
    {
        null => null,
        { Outcome: { } outcome } => outcome.Word(),
        { IsLossy: true } data => $"{data.Lost.Count} lost",
        { Lost.Count: > 0 } => "form",
        _ => "ok",
    };

    private static Section Losses(IReadOnlyList<VerifiedRow> rows)
    {
        var single =
            from row in rows
            from data in row.Datasets
            where data.Outcome is null
            from lost in data.Lost
            let colon = lost.LastIndexOf(": ", StringComparison.Ordinal)
            let member = colon < 0 ? "the value" : lost[..colon]
            group (data.Dataset, Member: member) by (row, Kind: lost[(colon < 0 ? 0 : colon + 2)..]) into kind
            select (kind.Key.row, kind.Key.Kind, Places: Places(kind.GroupBy(place => place.Dataset, place => place.Member)));
        List<Loss> losses =
        [
            .. from loss in single
               group loss.row by (loss.row.Info.Library, loss.Kind, loss.Places) into same
               select new Loss(Names(same), same.Key.Kind, same.Key.Places),
        ];
        Column<Loss>[] columns =
        [
            Column.Of<Loss>("Serializer", loss => loss.Rows),
            Column.Of<Loss>("Loss", loss => loss.Kind),
            Column.Of<Loss>("Members", loss => loss.Places),
        ];
        return losses.Count == 0 ? new() : new(
            new Heading(2, "What is lost"),
            new Paragraph(Inline.Of($"At most {MostMembers} members of each dataset are named; results.json has all.")),
            new Table<Loss>(columns, losses) { HasLongTexts = true });
    }

    private static string Places(IEnumerable<IGrouping<string, string>> datasets) =>
        string.Join("; ", datasets.Select(data => $"{data.Key}: {NameList.Of([.. data], MostMembers)}"));

    private static Section Missing(IReadOnlyList<VerifiedRow> rows)
    {
        var single =
            from row in rows
            from data in row.Datasets
            where data.Outcome is not null
            group data.Dataset by (row, Outcome: data.Outcome!.Value, Reason: Shortened.To(ReasonLength, data.Reason ?? "")) into ended
            let datasets = ended.ToList()
            let all = datasets.Count > 1 && datasets.Count == ended.Key.row.Datasets.Count
            select (ended.Key.row, ended.Key.Outcome, ended.Key.Reason, Datasets: all ? "all" : string.Join(", ", datasets));
        List<Ended> missing =
        [
            .. from ended in single
               group ended.row by (ended.row.Info.Library, ended.Outcome, ended.Datasets, ended.Reason) into same
               select new Ended(Names(same), same.Key.Outcome, same.Key.Datasets, same.Key.Reason),
        ];
        Column<Ended>[] columns =
        [
            Column.Of<Ended>("Serializer", ended => ended.Rows),
            Column.Of<Ended>("Outcome", ended => ended.Outcome.Word()),
            Column.Of<Ended>("Datasets", ended => ended.Datasets),
            Column.Of<Ended>("Reason", ended => ended.Reason),
        ];
        return missing.Count == 0 ? new() : new(
            new Heading(2, "Without a result"),
            new Table<Ended>(columns, missing) { HasLongTexts = true });
    }

    /// <summary>Rows of one library, whose name stands once: <c>Nino, /shared</c>.</summary>
    private static string Names(IEnumerable<VerifiedRow> rows)
    {
        var names = rows.Select(row => row.Name).ToList();
        var library = names[0].Split('/')[0];
        return string.Join(", ", names.Select((name, i) =>
            i > 0 && name.StartsWith(library + "/", StringComparison.Ordinal) ? name[library.Length..] : name));
    }

    private sealed record Loss(string Rows, string Kind, string Places);

    private sealed record Ended(string Rows, Outcome Outcome, string Datasets, string Reason);
}
