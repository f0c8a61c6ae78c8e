using System.Text.Encodings.Web;
using System.Text.Json;
using Roundup.Catalogue;
using Roundup.OwnData.Code;
using Roundup.OwnData.Samples.Json;
using Roundup.OwnData.Samples.Shapes;
using Roundup.OwnData.Source;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Values.Conversion;

/// <summary>The values of a JSON sample, converted to the user's types before anything is built.</summary>
internal sealed class ConvertedSample : SampleValues
{
    /// <summary>As in Templates/SampleValues.cs; above the levels that a sample may have, <see cref="JsonTokens.MaxDepth"/>.</summary>
    private const int MaxDepth = 600;

    private static readonly JsonWriterOptions s_writing = new()
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        MaxDepth = MaxDepth,
        SkipValidation = true,
    };

    private readonly MemberDifferences _differences = new();
    private readonly byte[] _lines;

    /// <exception cref="RoundupException">The file is missing or malformed, or a value does not fit.</exception>
    public ConvertedSample(string sample, PreparedModel model)
        : base(sample, SampleRoots.Count(sample)) =>
        _lines = Convert(sample, new JsonTypeReader(model.Bound, model.Model.LeftOut).Read());

    public override void WriteResource(string file) => File.WriteAllBytes(file, _lines);

    public override IReadOnlyList<DataNotice> Notices =>
    [
        .. base.Notices,
        .. DataNotice.Members(NoticeCode.SampleHasMore, _differences.OnlyInSample),
        .. _differences.WithheldFromLibraries.SelectMany(cause => DataNotice.Members(NoticeCode.SampleNotCarried, [.. cause], cause.Key)),
        .. DataNotice.Members(NoticeCode.SampleHasLess, _differences.OnlyInTypes),
    ];

    private byte[] Convert(string sample, ObjectJson root)
    {
        using var taken = new MemoryStream();
        Copy(taken);
        using var converted = new MemoryStream();
        using var writer = new Utf8JsonWriter(converted, s_writing);
        var rest = taken.GetBuffer().AsMemory(0, (int)taken.Length);
        for (var index = 0L; rest.Span.IndexOf((byte)'\n') is var end and >= 0; index++, rest = rest[(end + 1)..])
        {
            using var value = JsonDocument.Parse(rest[..end], new() { MaxDepth = MaxDepth });
            try
            {
                new SampleConverter(writer, _differences).Root(value.RootElement, root);
            }
            catch (ConversionException e)
            {
                throw SampleRoots.Error(sample, index * Step, e.Steps, e.Message);
            }

            writer.Flush();
            writer.Reset();
            converted.WriteByte((byte)'\n');
        }

        return converted.ToArray();
    }
}

/// <summary>The members that only the sample or only the types have.</summary>
internal sealed class MemberDifferences
{
    private readonly OrderedDictionary<(ObjectJson Type, string Name), (string Path, string? Cause)> _unknown = [];
    private readonly OrderedDictionary<ObjectJson, (string Path, HashSet<string> Seen)> _objects = [];

    /// <summary>Paths of members that only the sample has, once for each type.</summary>
    public IReadOnlyList<string> OnlyInSample => [.. _unknown.Values.Where(one => one.Cause is null).Select(one => one.Path)];

    /// <summary>Paths of members that the types have and no library is given, by the cause.</summary>
    public IEnumerable<IGrouping<string, string>> WithheldFromLibraries =>
        _unknown.Values.Where(one => one.Cause is not null).GroupBy(one => one.Cause!, one => one.Path);

    /// <summary>Paths of members that only the types have, once for each type.</summary>
    public IReadOnlyList<string> OnlyInTypes =>
    [
        .. from pair in _objects
           from member in pair.Key.Members.Values
           where !pair.Value.Seen.Contains(member.Name)
           select Joined(pair.Value.Path, member.Name),
    ];

    public void Enter(ObjectJson type, string path) => _objects.TryAdd(type, (path, []));

    public void Seen(ObjectJson type, string name) => _objects[type].Seen.Add(name);

    /// <summary>Notes a member of the sample that the type does not give to libraries, with the cause where the type has it.</summary>
    public void Unknown(ObjectJson type, string path, string name) =>
        _unknown.TryAdd((type, name), (Joined(path, name), type.NotCarried.GetValueOrDefault(Spelling.Of(name))));

    public static string Joined(string path, string name) => path.Length == 0 ? name : $"{path}.{name}";
}
