using System.Globalization;
using Roundup.Analysis.Conditions;
using Roundup.Contracts;
using Roundup.Facts;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Common;
using Roundup.Reporting.Facts;
using Roundup.Reporting.Numbers;
using Roundup.Results;
using Roundup.Results.Texts;
using Roundup.Site.Facts;

namespace Roundup.Site.Gallery;

/// <summary>The page of a library: what a reader asks, in the order in which he asks it, then all that is known of each row.</summary>
internal static class LibraryPage
{
    private const int MostFindings = 6;
    private const int MostMembers = 5;

    /// <summary>The answers that repeat what the page says of status and needs.</summary>
    private static readonly string[] s_repeated = ["maintained", "no-attributes", "schema"];

    public static IReadOnlyList<Section> Create(
        MeasuredLibrary library, IReadOnlyList<SerializerSheet> serializers, string? contributing) =>
    [
        Navigation.Back,
        Head(library),
        Speed(library, serializers),
        Lost(library, serializers),
        Versions(library, serializers),
        Since(serializers),
        Safe(library, serializers),
        Alive(library, serializers),
        Calls(library, contributing),
        .. serializers.Select(serializer => CreateSerializer(library, serializer)),
        Runs(library, serializers),
        Missing(library),
    ];

    private static Section Head(MeasuredLibrary library)
    {
        var info = library.Sheet.Infos[0];
        ListItem?[] facts =
        [
            new("Format", Inline.Of(string.Join(", ", library.Sheet.Infos.Select(Format).Distinct()))),
            Fact("Needs", string.Join(", ", library.Sheet.Infos.Select(one => one.Needs).OfType<string>().Distinct())),
            Fact(SerializerConditions.Unsafe, info.Dangerous),
            Fact("Notes", library.Known.Notes),
        ];
        return new(new Heading(1, library.Known.Name), new List(ListForm.Facts, [.. facts.OfType<ListItem>()]));
    }

    private static Section Speed(MeasuredLibrary library, IReadOnlyList<SerializerSheet> serializers)
    {
        List<SerializerSheet> quoted = [.. serializers.Where(serializer => serializer.Quoted() is not null)];
        List<string> others = [.. serializers.Except(quoted).Select(serializer => serializer.Serializer)];
        return new(
        [
            new Heading(2, "Is it fast?"),
            .. quoted.Count == 0 ? Array.Empty<Block>() :
            [
                new Paragraph(Inline.Of(
                    $"Time and size relative to {SerializerSpeeds.Baseline}: below 1 is faster or smaller. Geometric means with 95 % "
                        + "intervals, "
                    + "from the run with most data.")),
                LibraryTables.Speed(library, [.. quoted.Select(serializer => (serializer, serializer.Quoted()!))]),
            ],
            .. others.Count == 0 ? Array.Empty<Block>() :
            [
                new Paragraph(Inline.Of(
                    $"No run compares {string.Join(", ", others)} with {SerializerSpeeds.Baseline}.")) { Tone = Tone.Note },
            ],
        ]);
    }

    private static Section Lost(MeasuredLibrary library, IReadOnlyList<SerializerSheet> serializers)
    {
        var losses =
            from row in serializers
            from loss in row.Losses
            group (row.Serializer, loss.Dataset) by NameList.Format(loss.Members, MostMembers) into same
            orderby same.Count() descending
            select new ListItem(
                string.Join(", ", same.Select(one => one.Serializer).Distinct()),
                Inline.Of($"{same.Key} ({string.Join(", ", same.Select(one => one.Dataset).Distinct())})"));
        List<ListItem> exact = [.. serializers.Where(serializer => serializer.Losses.Count == 0 && serializer.Exact.Count > 0)
            .GroupBy(serializer => string.Join(", ", serializer.Exact))
            .Select(same => new ListItem(
                string.Join(", ", same.Select(serializer => serializer.Serializer)), Inline.Of($"nothing of {same.Key}")))];
        List<ListItem> all = [.. losses, .. exact];
        return new(
        [
            new Heading(2, "What does it lose?") { Anchor = "lossy-serializers" },
            all.Count == 0 ? new Paragraph(Inline.Of("Not known: no run verified a round trip.")) : new List(ListForm.Bullets, all),
            .. Findings(library, serializers, [CheckCategory.Values]),
        ]);
    }

    private static Section Versions(MeasuredLibrary library, IReadOnlyList<SerializerSheet> serializers)
    {
        List<ListItem> changes = [.. serializers.Where(serializer => serializer.Check is { Changes.Count: > 0 })
            .GroupBy(serializer => ChangesText(serializer.Check!.Changes))
            .Select(same => new ListItem(string.Join(", ", same.Select(one => one.Serializer)), Inline.Of(same.Key)))];
        return new(
        [
            new Heading(2, "What breaks between versions?") { Anchor = "versions" },
            changes.Count > 0 ? new List(ListForm.Bullets, changes)
                : new Paragraph(Inline.Of("Not known: no run read it with another version of the model.")),
            .. Findings(library, serializers, [CheckCategory.Versions]),
        ]);
    }

    /// <summary>The failures that came or went between the versions of the library that were checked, the most harmful first.</summary>
    private static Section Since(IReadOnlyList<SerializerSheet> serializers)
    {
        List<SerializerSheet> known = [.. serializers.Where(serializer => serializer.Versions is not null)];
        return known.Count == 0 ? new() : new(
        [
            new Heading(2, "Since which version?") { Anchor = "since" },
            .. known.SelectMany(serializer => Since(serializer.Serializer, serializer.Versions!)),
        ]);
    }

    private static IEnumerable<Block> Since(string serializer, CheckedVersions versions)
    {
        var changes = versions.Changes.OrderByDescending(change => change.Outcome).Select(change => new ListItem(
            change.Outcome.Word(),
            Inline.Of($"{SerializerVersions.What(change, versions.Tried)} · {SerializerVersions.Text(change.Periods)}"))).ToList();
        var notKnown = versions.NotKnown.Select(one => $"{one.Key} ({one.Value})").ToList();
        var tried = $"{serializer} was checked in the versions {string.Join(", ", versions.Tried)} on {versions.Target}; of others "
            + $"nothing is known{(notKnown.Count == 0 ? "" : $", such as {string.Join(", ", notKnown)}")}.";
        return changes.Count == 0
            ? [new Paragraph(Inline.Of(tried + " All fail the same checks of values and of versions of the model."))]
            : [new Paragraph(Inline.Of(tried)), new List(ListForm.Bullets, changes)];
    }

    private static Section Safe(MeasuredLibrary library, IReadOnlyList<SerializerSheet> serializers) => new(
    [
        new Heading(2, "Is it safe?") { Anchor = "safe" },
        LibraryTables.Answers(library, serializers),
        .. Findings(library, serializers, [.. Enum.GetValues<CheckCategory>().Except([CheckCategory.Versions, CheckCategory.Values])]),
    ]);

    /// <summary>The worst failures of some categories, each with the command that repeats it.</summary>
    private static IEnumerable<Block> Findings(
        MeasuredLibrary library, IReadOnlyList<SerializerSheet> serializers, CheckCategory[] categories)
    {
        List<CheckedCategory> checks =
        [
            .. serializers.SelectMany(serializer => categories
                .Select(category => serializer.Check?.Categories.GetValueOrDefault(category.Word())).OfType<CheckedCategory>()),
        ];
        List<ListItem> findings = [.. checks.SelectMany(category => category.Findings)
            .Where(finding => finding.Outcome > CheckOutcome.Rejected)
            .DistinctBy(finding => finding.What).OrderByDescending(finding => finding.Outcome).Take(MostFindings)
            .Select(finding => new ListItem(
                finding.Outcome.Word(), new(
                    new Span($"{finding.What} · {(finding.Periods is { } periods ? SerializerVersions.Text(periods) + " · " : "")}"),
                    new Span(finding.Command) { IsCode = true })))];
        List<FactSource> sources = [.. checks.SelectMany(category => category.Sources).Distinct()];
        return
        [
            .. findings.Count == 0 ? Array.Empty<Block>() : [new List(ListForm.Bullets, findings)],
            .. sources.Count == 0 ? Array.Empty<Block>() :
            [
                new Paragraph(new Inline(
                [
                    new Span(
                        findings.Count == 0 ? "Checked in " : "The worst failures, each with the command that repeats it; all are in "),
                    .. sources.SelectMany((run, i) => new[] { new Span(i == 0 ? "" : ", "), Navigation.To(run, library) }),
                    new Span("."),
                ])),
            ],
        ];
    }

    private static Section Alive(MeasuredLibrary library, IReadOnlyList<SerializerSheet> serializers)
    {
        var serializer = serializers.FirstOrDefault(serializer => !serializer.Serializer.Contains('@', StringComparison.Ordinal))
            ?? serializers[0];
        ListItem?[] facts =
        [
            new("Status", Inline.Of(serializer.StatusReason is { Length: > 0 } reason ? $"{serializer.Status}: {reason}"
                : serializer.Status)),
            Fact("Measured", string.Join(", ", serializers.Select(Version).OfType<string>().Distinct())),
            Fact("Newest known", serializer.NewestKnown == serializer.Version ? null : serializer.NewestKnown),
            Fact("Last release", serializer.LastRelease?.ToString(CultureInfo.InvariantCulture)),
            new("Package", Inline.Of(serializer.Package ?? (library.Sheet.Infos[0].FromSource ? "built from source" : "part of .NET"))),
            Fact("Licence", serializer.Licence),
            serializer.Home is null ? null : new("Home", Inline.Address(serializer.Home)!),
            .. serializer.Issues.Select((issue, i) => new ListItem(
                i == 0 ? "Public issues" : "", new(new Span(issue.About + ": "), new Span(issue.Address) { Address = issue.Address }))),
        ];
        return new(new Heading(2, "Is it alive?"), new List(ListForm.Facts, [.. facts.OfType<ListItem>()]));
    }

    private static Section Calls(MeasuredLibrary library, string? contributing) => new(
    [
        new Heading(2, "How is it called?"),
        .. library.Known.Calls.Count == 0 ? Array.Empty<Block>() : [new List(ListForm.Bullets, library.Known.Calls)],
        .. library.Known.Code is { } code ? (Block[])[new Paragraph(new([new Span("Code: "), .. code.Spans, new Span(".")]))] : [],
        new Heading(2, "Is something wrong here?"),
        new Paragraph(new Inline(
            new Span("Each serializer is called as the library's own documentation says, with default settings. If one is not, "),
            new Span("contest it") { Address = contributing is null ? null : contributing + "#is-your-library-measured-wrongly" },
            new Span(": CONTRIBUTING.md says how to check and repeat it. The facts of this page, with their sources, are also in "),
            new Span("facts.json") { Address = "../facts.json" },
            new Span("."))),
    ]);

    private static Section CreateSerializer(MeasuredLibrary library, SerializerSheet serializer)
    {
        var info = library.Sheet.Infos.First(one => one.Name == serializer.Serializer);
        var answers = serializer.Answers.Where(answer => !s_repeated.Contains(answer.Key)).ToList();
        ListItem?[] facts =
        [
            Fact("Needs", serializer.Needs),
            Fact("Notes", Notes(info, library.Known.Notes)),
            Fact("Round-trips without loss", string.Join(", ", serializer.Exact)),
            .. answers.Where(answer => answer.Value.IsMet is not null)
                .Select(answer => new ListItem(LibraryTables.Label(answer.Key), TextOf(answer.Value, library))),
            Fact("Not known", string.Join("; ", answers.Where(answer => answer.Value.IsMet is null)
                .Select(answer => string.Join(", ", new[] { LibraryTables.Label(answer.Key), answer.Value.Beside }.OfType<string>())))),
            serializer.NativeAot is not { } aot ? null : new("Published with NativeAOT", new(
                new Span(string.Join(", ", new[]
                {
                    aot.Warnings is { } warnings ? CountText.Format(warnings, "warning") + " of the compiler" : "",
                    aot.Bytes is { } bytes ? NumberText.Bytes(bytes) : "",
                }.Where(text => text.Length > 0)) + $" on {aot.Target} "),
                Navigation.To(aot.Source, library))),
            FirstCall(library, serializer),
            .. Badge(serializer),
        ];
        return new(
            new Heading(2, serializer.Serializer) { Anchor = library.Sheet.AnchorOf(serializer.Serializer) },
            new List(ListForm.Facts, [.. facts.OfType<ListItem>()]));
    }

    private static ListItem? FirstCall(MeasuredLibrary library, SerializerSheet serializer) =>
        serializer.QuotedFirstCall() is not { } call ? null : new("First call", new(
            new Span(SheetText.FirstCall(call) + " "), Navigation.To(call.Source, library)));

    /// <summary>The badge that says most, with the Markdown to paste; the others have the names of the other categories.</summary>
    private static IEnumerable<ListItem> Badge(SerializerSheet serializer)
    {
        List<Badge> badges = [.. Badges.Of(serializer)];
        return badges.Count == 0 ? [] :
        [
            new("Badges", new(
            [
                .. badges.SelectMany((badge, i) => new[]
                {
                    new Span(i == 0 ? "" : ", "), new Span($"{badge.Label}: {badge.Text}") { Address = "../" + badge.Path },
                }),
                new Span(". In Markdown, with the address of this site: "),
                new Span(badges[0].Markdown) { IsCode = true },
            ])),
        ];
    }

    private static Inline TextOf(SerializerAnswer answer, MeasuredLibrary library) => new(
    [
        new Span(answer.Word) { IsStrong = true },
        new Span($": {string.Join("; ", new[] { answer.Fact, answer.Detail, answer.Beside }.OfType<string>())} "),
        .. answer.Source is { } run ? [Navigation.To(run, library)] : Array.Empty<Span>(),
        .. answer.Page is { } page ? [new Span(page) { Address = page }] : Array.Empty<Span>(),
    ]);

    /// <summary>The changes by what becomes of them, the reader with the new model first.</summary>
    private static string ChangesText(IReadOnlyList<ModelChange> changes)
    {
        static string Words(IEnumerable<(string Change, CheckOutcome? Outcome)> outcomes) => string.Join("; ", outcomes
            .Where(one => one.Outcome is not null).GroupBy(one => one.Outcome!.Value)
            .OrderBy(same => same.Key).Select(same => $"{same.Key.Word()}: {string.Join(", ", same.Select(one => one.Change))}"));
        return $"a new program reads old data: {Words(changes.Select(one => (one.Change, one.NewReadsOld)))}. "
            + $"An old program reads new data: {Words(changes.Select(one => (one.Change, one.OldReadsNew)))}.";
    }

    private static Section Runs(MeasuredLibrary library, IReadOnlyList<SerializerSheet> serializers) => new(
        new Heading(2, "All runs"),
        new Paragraph(new Inline(
        [
            new Span("All results: "),
            .. library.Runs.SelectMany((run, i) => new[]
            {
                new Span(i == 0 ? "" : ", "), Navigation.To(SerializerSheets.SourceOf(run.Named), library),
            }),
            new Span($". Below, relative to {SerializerSpeeds.Baseline}. "
                + "Runs were measured at different times: compare serializers within a run."),
        ])),
        LibraryTables.AllSpeeds(library, [.. serializers.SelectMany(serializer => serializer.Speed.Select(speed => (serializer, speed)))]))
    {
        IsFolded = true,
    };

    private static Section Missing(MeasuredLibrary library) => MissingSection.OfLibrary(library.Cases) is not { } table ? new() : new(
        new Heading(2, "Not measured") { Anchor = "not-measured" },
        table)
    {
        IsFolded = true,
    };

    private static string? Version(SerializerSheet serializer) => serializer.Version is null ? null
        : serializer.Released is { } date ? $"{serializer.Version} ({date.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture)})"
            : serializer.Version;

    private static string Format(SerializerInfo info) =>
        info.FormatDetails is { Length: > 0 } details ? $"{info.Format} ({details})" : info.Format;

    /// <summary>What a run says of a row begins with what holds for all rows of the library.</summary>
    private static string? Notes(SerializerInfo info, string? ofLibrary) =>
        ofLibrary is not null && info.Notes?.StartsWith(ofLibrary, StringComparison.Ordinal) == true
            ? info.Notes[ofLibrary.Length..].Trim()
            : info.Notes;

    private static ListItem? Fact(string label, string? text) => text is { Length: > 0 } ? new(label, Inline.Of(text)) : null;
}
