namespace Roundup.Results;

/// <summary>
/// The metadata of a run's rows by name. A merged or hand-made file may lack a row's; its numbers are shown all the same.
/// </summary>
public sealed class RowInfos
{
    private readonly Dictionary<string, SerializerInfo> _infos = [];

    private RowInfos(IReadOnlyList<SerializerInfo> known)
    {
        foreach (var info in known)
        {
            _infos.TryAdd(info.Name, info);
        }
    }

    /// <summary>What is known of a row, by the serializer's full name.</summary>
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
    public static RowInfos Of(ResultsFile file)
    {
        ArgumentNullException.ThrowIfNull(file);
        return new(file.Serializers);
    }
}
