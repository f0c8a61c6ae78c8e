using Roundup.Results.Messages;

namespace Roundup.Results;

/// <summary>
/// The metadata of a run's serializers by name. A merged or hand-made file may lack a serializer's; its numbers are shown all the same.
/// </summary>
public sealed class SerializerInfos
{
    // What the model of a serializer needs that takes the types as they are: a generator finds nothing to write code for.
    private const string NeedsNothing = "nothing";

    private readonly Dictionary<string, SerializerInfo> _infos = [];

    private SerializerInfos(ResultsFile file)
    {
        var missing = file.Notices.Where(notice => notice is { Code: NoticeCode.BuiltWithoutTool, Arguments.Count: > 1 })
            .DistinctBy(notice => notice.Arguments[0])
            .ToDictionary(notice => notice.Arguments[0], notice => notice.Arguments[1]);
        foreach (var info in file.Serializers)
        {
            var usesGenerator = info is { LeavesOutGenerator: false, Needs: not NeedsNothing };
            _infos.TryAdd(info.Name, info with
            {
                BuiltWithout = usesGenerator ? missing.GetValueOrDefault($"{info.Package} {info.Version}") : null,
            });
        }
    }

    /// <summary>What is known of a serializer, by the serializer's full name.</summary>
    public SerializerInfo this[string serializer]
    {
        get
        {
            if (!_infos.TryGetValue(serializer, out var info))
            {
                var library = serializer.Split('/')[0];
                _infos[serializer] = info = new() { Name = serializer, Library = library, Format = "unknown", Status = "unknown" };
            }

            return info;
        }
    }

    /// <summary>Those of a file.</summary>
    public static SerializerInfos Of(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        return new(file);
    }
}
