using System.Globalization;
using Roundup.Analysis.Experiments.Fidelity;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;
using Roundup.Results;
using Roundup.Results.Messages;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Fidelity;

/// <summary>The sections of verified.md: a matrix of rows and datasets, then what is lost, then why rows have no result.</summary>
internal static class VerifiedDocument
{
    private const int MostMembers = 2;
    private const int ReasonLength = 120;

    public static IReadOnlyList<Section> Of(ResultsFile file, IReadOnlyList<VerifiedRow> rows) =>
        [Head(file, rows), Matrix(rows), Losses(rows, file.Datasets.Any(data => data.IsOwn)), Missing(rows)];

    private static Section Head(ResultsFile file, IReadOnlyList<VerifiedRow> rows)
    {
        var runtimes = string.Join(", ", file.Targets.Select(target => target.Runtime));
        var date = file.Run.Finished.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);
        var names = rows.DistinctBy(row => row.Name).ToList();
        string[] paragraphs =
        [
            "Each row wrote and read the values of each dataset, and what came back was compared with what went in, member by member"
            + " (docs/model-compiler.md, Equality).",
            $"This is what Roundup {file.Run.RoundupVersion} found on {date}: {Wording.Count(names.Count, "row")} on {runtimes},"
            + $" seed {file.Run.Seed}. What has changed since in libraries, rows, datasets or rules is not in it. The command:"
            + $" roundup {file.Run.Command}",
            "In the matrix, ok means that every member came back as it was; form, that some numbers came back equal in another form (1.5"
            + " for 1.50); 2 lost, that two members lost something; 2 not known, that for two members a constructor"
            + " decides whose code is not known. Any other word is the outcome of a row that did not bring all values"
            + " back; 2 lost beside it is what the other values lost. Where shapes or targets of a row differ, each has its line; where"
            + " counts differ, a cell names them.",
            .. Sources(names),
            .. file.Notices.Where(notice => notice.Code == NoticeCode.ComparerNotCompared).Select(NoticeCatalogue.Text).Distinct(),
        ];
        Column<DatasetInfo>[] columns =
        [
            Column.Of<DatasetInfo>("Dataset", data => data.Name),
            Column.Of<DatasetInfo>("Values", data => data.Description),
            Column.Of<DatasetInfo>("Exact rows", data => Rows(data.Name, entries => entries.All(entry => entry.IsExact))),
            Column.Of<DatasetInfo>("Lossy rows", data => Rows(data.Name, entries =>
                entries.Any(entry => entry.IsLossy) && entries.All(entry => entry.Outcome is null))),
        ];
        return new(
        [
            new Heading(1, "What was verified"),
            .. paragraphs.Select(text => new Paragraph(Inline.Of(text))),
            new Table<DatasetInfo>(columns, [.. file.Datasets.DistinctBy(data => data.Name)]) { HasLongTexts = true },
        ]);

        string Rows(string dataset, Func<IReadOnlyList<VerifiedDataset>, bool> isSo) => rows.GroupBy(row => row.Name)
            .Select(lines => lines.SelectMany(line => line.Datasets).Where(data => data.Dataset == dataset).ToList())
            .Count(entries => entries.Count > 0 && isSo(entries))
            .ToString(CultureInfo.InvariantCulture);
    }

    private static IEnumerable<string> Sources(IReadOnlyList<VerifiedRow> rows)
    {
        if (rows.Any(row => row.Info.FromSource))
        {
            yield return "A version marked (source) was built from the library's public repository; it need not equal the published"
                + " package.";
        }

        if (rows.Any(row => row.Info.FromPackageSource))
        {
            yield return "A version marked (package source) came from a --package-source; it need not equal the published package.";
        }
    }

    private static Section Matrix(IReadOnlyList<VerifiedRow> rows)
    {
        var datasets = rows.SelectMany(row => row.Datasets).Select(data => data.Dataset).Distinct();
        Column<VerifiedRow>[] columns =
        [
            Column.Of<VerifiedRow>("Serializer", row => row.Label),
            Column.Of<VerifiedRow>("Format", row => row.Info.Format),
            Column.Of<VerifiedRow>("Version", row => Version(row)),
            .. datasets.Select(name => Column.Of<VerifiedRow>(name, row => Mark(row, name))),
        ];
        List<VerifiedRow> byFormat = [.. rows.OrderBy(row => row.Info.Format.ToUpperInvariant())];
        return new(new Heading(2, "Matrix"), new Table<VerifiedRow>(columns, byFormat) { HasLongTexts = true });
    }

    private static string Version(VerifiedRow row) => row.Info.Version
        + (row.Info.FromSource ? " (source)" : row.Info.FromPackageSource ? " (package source)" : "");

    private static string? Mark(VerifiedRow row, string dataset)
    {
        var marks = row.Datasets.Where(data => data.Dataset == dataset).GroupBy(Mark, data => $"x{data.Count}").ToList();
        return marks.Count == 0 ? null
            : marks.Count == 1 ? marks[0].Key
            : string.Join("; ", marks.Select(mark => $"{mark.Key} {string.Join(' ', mark)}"));
    }

    /// <summary>The path of a member that lost something; empty for the root.</summary>
    private static string LostMember(string lost) => lost[..Math.Max(0, lost.LastIndexOf(": ", StringComparison.Ordinal))];

    private static string Mark(VerifiedDataset data)
    {
        var members = data.Lost.Select(LostMember).Distinct().Count();
        var lost = members == 0 ? null
            : data.Fidelity == Results.Fidelity.Lossy ? $"{members} lost"
            : data.Fidelity == Results.Fidelity.Exact ? "form"
            : $"{members} not known";
        return data.Outcome is not { } outcome ? lost ?? "ok"
            : lost is null ? outcome.Word()
            : $"{outcome.Word()}, {lost}";
    }

    private static Section Losses(IReadOnlyList<VerifiedRow> rows, bool isOwn)
    {
        var single =
            from row in rows
            from data in row.Datasets
            from loss in data.Lost.Select((lost, i) => (Lost: lost, Example: data.Examples?[i]))
            let member = LostMember(loss.Lost)
            group (data.Dataset, Member: member.Length == 0 ? "the value" : member, loss.Example)
                by (row, Kind: loss.Lost[member.Length..].TrimStart(':', ' ')) into kind
            select (
                kind.Key.row,
                kind.Key.Kind,
                Places: Places(kind.GroupBy(place => place.Dataset, place => place.Member)),
                Example: kind.Select(place => place.Example).FirstOrDefault(example => example is { Length: > 0 }));
        List<Loss> losses =
        [
            .. from loss in single
               group loss by (loss.row.Info.Library, loss.Kind, loss.Places) into same
               select new Loss(Names(rows, same.Select(loss => loss.row)), same.Key.Kind, same.Key.Places, same.First().Example),
        ];
        List<Column<Loss>> columns =
        [
            Column.Of<Loss>("Serializer", loss => loss.Rows),
            Column.Of<Loss>("Loss", loss => loss.Kind),
            Column.Of<Loss>("Members", loss => loss.Places),
        ];
        var hasExamples = losses.Exists(loss => loss.Example is not null);
        if (hasExamples)
        {
            columns.Add(Column.Of<Loss>("Before → after", loss => loss.Example));
        }

        return losses.Count == 0 ? new() : new(
            new Heading(2, "What is lost"),
            new Paragraph(Inline.Of($"At most {MostMembers} members of each dataset are named; results.json has all."
                + (hasExamples ? " Before and after are of the first member named, in the first root that loses it."
                    : isOwn ? " Values before and after are left out: --include-data keeps them."
                    : ""))),
            new Table<Loss>([.. columns], losses) { HasLongTexts = true });
    }

    private static string Places(IEnumerable<IGrouping<string, string>> datasets) =>
        string.Join("; ", datasets.Select(data => $"{data.Key}: {NameList.Of([.. data.Distinct()], MostMembers)}"));

    private static Section Missing(IReadOnlyList<VerifiedRow> rows)
    {
        var single =
            from row in rows
            from data in row.Datasets
            where data.Outcome is not null
            group data by (row, Outcome: data.Outcome!.Value, Reason: Shortened.To(ReasonLength, data.Reason ?? "")) into ended
            select (ended.Key.row, ended.Key.Outcome, ended.Key.Reason, Datasets: Datasets(ended.Key.row, [.. ended]));
        List<Ended> missing =
        [
            .. from ended in single
               group ended.row by (ended.row.Info.Library, ended.Outcome, ended.Datasets, ended.Reason) into same
               select new Ended(Names(rows, same), same.Key.Outcome, same.Key.Datasets, same.Key.Reason),
        ];
        Column<Ended>[] columns =
        [
            Column.Of<Ended>("Serializer", ended => ended.Rows),
            Column.Of<Ended>("Outcome", ended => ended.Outcome.Word()),
            Column.Of<Ended>("Datasets", ended => ended.Datasets),
            Column.Of<Ended>("Reason", ended => ended.Reason),
        ];
        return missing.Count == 0 ? new() : new(
            new Heading(2, "Not all came back"),
            new Table<Ended>(columns, missing) { HasLongTexts = true });
    }

    /// <summary>The names of some datasets of a row; with their counts where other counts of the same dataset ended otherwise.</summary>
    private static string Datasets(VerifiedRow row, IReadOnlyList<VerifiedDataset> some)
    {
        if (some.Count == row.Datasets.Count && row.Datasets.DistinctBy(data => data.Dataset).Skip(1).Any())
        {
            return "all";
        }

        var names = some.GroupBy(data => data.Dataset, data => $"x{data.Count}").Select(counts =>
            counts.Count() == row.Datasets.Count(data => data.Dataset == counts.Key)
                ? counts.Key
                : $"{counts.Key} {string.Join(' ', counts)}");
        return string.Join(", ", names);
    }

    /// <summary>
    /// Rows of one library, whose name stands once: <c>Nino, /shared</c>. A row with all its lines stands without shapes and targets.
    /// </summary>
    private static string Names(IReadOnlyList<VerifiedRow> all, IEnumerable<VerifiedRow> some)
    {
        var names = some.Distinct().GroupBy(row => row.Name).SelectMany(lines =>
            lines.Count() == all.Count(row => row.Name == lines.Key) ? [lines.Key] : lines.Select(line => line.Label)).ToList();
        var library = names[0].Split('/', ' ')[0];
        return string.Join(", ", names.Select((name, i) =>
            i > 0 && name.StartsWith(library + "/", StringComparison.Ordinal) ? name[library.Length..] : name));
    }

    private sealed record Loss(string Rows, string Kind, string Places, string? Example);

    private sealed record Ended(string Rows, Outcome Outcome, string Datasets, string Reason);
}
