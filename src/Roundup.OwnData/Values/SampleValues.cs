using System.Text.Encodings.Web;
using System.Text.Json;
using Roundup.Catalogue;
using Roundup.Catalogue.Templates;
using Roundup.OwnData.Samples.Observed;
using Roundup.OwnData.Source;
using Roundup.OwnData.Values.Conversion;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Values;

/// <summary>
/// The values of a JSON sample, which are all that is timed. That each fits the types is known before anything is built; a program makes
/// them by the types' own code.
/// </summary>
internal sealed record SampleValues : IOwnValues
{
    // As in Templates/SampleValues.cs; above the levels that a sample may have, JsonTokens.MaxDepth.
    public const int MaxDepth = 600;

    // The most values of a sample that are measured, and about the most bytes of JSON.
    private const int MostRoots = 10_000;
    private const int MostBytes = 16_000_000;

    private const int MostErrors = 20;

    // The size in bytes of a list that is measured beside a single value.
    private const int ListBytes = 100_000;

    private static readonly int[] s_lists = [1000, 100, 10];
    private static readonly string[] s_templates = ["SampleValues.cs", "SampleReader.cs", "SampleMutation.cs"];

    public static readonly JsonWriterOptions Writing = new()
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        MaxDepth = MaxDepth,
        SkipValidation = true,
    };

    private readonly MemberDifferences _differences = new();
    private readonly string _sample;
    private readonly long _roots;
    private readonly long _bytes;
    private readonly IReadOnlyList<string> _given;

    /// <param name="sample">The file.</param>
    /// <param name="model">The types.</param>
    /// <param name="roots">The number of its values; null: they are counted.</param>
    /// <param name="given">The members that get a value where the sample lacks them, each as <c>Type.Member</c>.</param>
    /// <exception cref="RoundupException">The file is missing or malformed, or a value does not fit.</exception>
    public SampleValues(string sample, PreparedModel model, long? roots = null, IReadOnlyList<string>? given = null)
    {
        (_sample, Prepared, _roots, _given) = (sample, model, roots ?? SampleRoots.Count(sample), given ?? []);
        _bytes = new FileInfo(sample).Length;
        Lines = Convert(new JsonTypeReader(model.Bound, model.Model.Omitted).Read());
    }

    /// <summary>The types.</summary>
    public PreparedModel Prepared { get; init; }

    /// <summary>The values as JSON with the names of the types, one a line.</summary>
    public byte[] Lines { get; init; }

    public string Description => $"{Taken} of {Path.GetFileName(_sample)}";

    public IReadOnlyList<int> Counts
    {
        get
        {
            var size = Math.Max(1, _bytes / _roots);
            var many = s_lists.FirstOrDefault(count => count * size <= ListBytes);
            return many == 0 ? [1] : [1, many];
        }
    }

    public string ClassName => "SampleValues";

    public string Resource => "sample.ndjson";

    public double? SampleBytes { get; private set; }

    public IReadOnlyList<DataNotice> Notices =>
    [
        new(NoticeCode.ValuesFromSample, Taken),
        .. DataNotice.Members(NoticeCode.SampleHasMore, _differences.OnlyInSample),
        .. _differences.WithheldFromLibraries.SelectMany(cause => DataNotice.Members(NoticeCode.SampleNotCarried, [.. cause], cause.Key)),
        .. DataNotice.Members(NoticeCode.SampleHasLess, _differences.OnlyInTypes),
        .. DataNotice.Members(NoticeCode.SampleRounded, _differences.Rounded),
    ];

    // 1: all values are measured; n: every nth.
    private long Step => Math.Max((_roots + MostRoots - 1) / MostRoots, (_bytes + MostBytes - 1) / MostBytes);

    private string Taken =>
        Step > 1 ? $"1 in {Step} of the {_roots} values"
        : _roots == 1 ? "the one value"
        : $"the {_roots} values";

    public IReadOnlyList<TemplateFile> Files(string rootType) =>
    [
        .. s_templates.Select(name => ValuesProject.Template(name, rootType)),
        new("TypesOfSample.cs", SampleCode.Write(Prepared.Bound)),
    ];

    public void WriteResource(string file) => File.WriteAllBytes(file, Lines);

    /// <summary>The values of the same sample in another version of the types.</summary>
    /// <param name="other">The version.</param>
    /// <param name="given">The members that get a value where the sample lacks them, each as <c>Type.Member</c>.</param>
    public SampleValues In(PreparedModel other, IReadOnlyList<string>? given = null) => new(_sample, other, _roots, given);

    private byte[] Convert(ObjectJson root)
    {
        using var taken = new MemoryStream();
        var copied = SampleRoots.Copy(_sample, taken, Step);
        SampleBytes = ((double)taken.Length / copied) - 1;
        using var converted = new MemoryStream();
        using var writer = new Utf8JsonWriter(converted, Writing);
        var rest = taken.GetBuffer().AsMemory(0, (int)taken.Length);
        for (var index = 0L; rest.Span.IndexOf((byte)'\n') is var end and >= 0; index++, rest = rest[(end + 1)..])
        {
            using var value = JsonDocument.Parse(rest[..end], new() { MaxDepth = MaxDepth });
            _differences.Root = index * Step;
            try
            {
                new SampleConverter(writer, _differences, _given).Root(value.RootElement, root);
            }
            catch (ConversionException e)
            {
                _differences.Refuse(e);
            }

            writer.Flush();
            writer.Reset();
            converted.WriteByte((byte)'\n');
        }

        return _differences.Refused.Count == 0 ? converted.ToArray() : throw Refused();
    }

    private RoundupException Refused()
    {
        var errors = _differences.Refused.Take(MostErrors).ToList()
            .ConvertAll(one => SampleRoots.Error(_sample, one.Root, one.Error.Steps, one.Error.Message));
        var more = _differences.Refused.Count - errors.Count;
        var code = Prepared.Model.Notices
            .FirstOrDefault(notice => notice.Code == NoticeCode.CodeNotCopied)?.Create(Prepared.Bound.Root.Name);
        List<string> lines =
        [
            .. errors.Select(error => error.Message),
            .. more > 0 ? (string[])[$"and {more} more."] : [],
            .. errors.Count == 1 ? [] : (string[])["To leave all of them out, add " + string.Join(' ', _differences.Refused
                .Select(one => ConversionException.Member(one.Error.Path)).Where(path => path.Length > 0).Distinct()
                .Select(path => $"--ignore '{path}'")) + "."],
            .. code is null ? [] : (string[])[NoticeCatalogue.Text(code)],
        ];
        return lines.Count == 1 ? errors[0] : new(ExitCode.Usage, string.Join('\n', lines)) { HasLines = true };
    }
}
