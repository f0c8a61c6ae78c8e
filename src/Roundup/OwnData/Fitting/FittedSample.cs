using System.Globalization;
using System.Text.Encodings.Web;
using System.Text.Json;
using Microsoft.CodeAnalysis;
using Roundup.Catalogue;
using Roundup.Catalogue.Templates;
using Roundup.Inference;
using Roundup.Inference.Reading;
using Roundup.Results.Messages;

namespace Roundup.Cli.OwnData.Fitting;

/// <summary>The values of a JSON sample in types that the user has: compared with them before anything is built.</summary>
internal sealed class FittedSample : IOwnValues
{
    private const int MaxDepth = 600;
    private const int MostNamed = 5;

    private static readonly JsonWriterOptions s_writing = new()
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        MaxDepth = MaxDepth,
        SkipValidation = true,
    };

    private readonly ValuesOfSample values;
    private readonly byte[] lines;
    private readonly Differences differences;

    private FittedSample(ValuesOfSample values, byte[] lines, Differences differences) =>
        (this.values, this.lines, this.differences) = (values, lines, differences);

    /// <inheritdoc/>
    public string Description => values.Description;

    /// <inheritdoc/>
    public IReadOnlyList<int> Counts => values.Counts;

    /// <inheritdoc/>
    public string? Resource => values.Resource;

    /// <inheritdoc/>
    public string ClassName => values.ClassName;

    /// <summary>Reads the values that are taken of a sample.</summary>
    /// <param name="sample">The sample, absolute.</param>
    /// <param name="root">The root type.</param>
    /// <exception cref="RoundupException">The file is missing or malformed, or a value does not fit.</exception>
    public static FittedSample Read(string sample, INamedTypeSymbol root)
    {
        try
        {
            var values = new ValuesOfSample(sample, SampleRoots.Count(sample));
            var differences = new Differences();
            return new(values, Fit(sample, values.Step, new JsonTypeReader(root).Read(), differences), differences);
        }
        catch (SampleException e)
        {
            throw new RoundupException(ExitCode.Usage, e.Message, e);
        }
    }

    /// <inheritdoc/>
    public IReadOnlyList<TemplateFile> Files(string rootType) => values.Files(rootType);

    /// <inheritdoc/>
    public void WriteResource(string file) => File.WriteAllBytes(file, lines);

    /// <inheritdoc/>
    public IEnumerable<Notice> Notices(string dataset) =>
    [
        .. values.Notices(dataset),
        .. Named(NoticeCode.SampleHasMore, dataset, differences.Unheld),
        .. Named(NoticeCode.SampleHasLess, dataset, differences.Unseen),
    ];

    private static byte[] Fit(string sample, long step, ObjectJson root, Differences differences)
    {
        using var taken = new MemoryStream();
        SampleRoots.Copy(sample, taken, step);
        using var fitted = new MemoryStream();
        using var writer = new Utf8JsonWriter(fitted, s_writing);
        var rest = taken.GetBuffer().AsMemory(0, (int)taken.Length);
        for (var index = 0L; rest.Span.IndexOf((byte)'\n') is var end and >= 0; index++, rest = rest[(end + 1)..])
        {
            using var value = JsonDocument.Parse(rest[..end], new() { MaxDepth = MaxDepth });
            try
            {
                new FitWriter(writer, differences).Root(value.RootElement, root);
            }
            catch (Misfit e)
            {
                throw SampleRoots.Error(sample, index * step, e.Steps, e.Message);
            }

            writer.Flush();
            writer.Reset();
            fitted.WriteByte((byte)'\n');
        }

        return fitted.ToArray();
    }

    private static IEnumerable<Notice> Named(NoticeCode code, string dataset, IReadOnlyList<string> paths)
    {
        if (paths.Count > 0)
        {
            var more = paths.Count > MostNamed ? $" and {paths.Count - MostNamed} more" : "";
            yield return new(
                code, dataset, paths.Count.ToString(CultureInfo.InvariantCulture), string.Join(", ", paths.Take(MostNamed)) + more);
        }
    }
}
