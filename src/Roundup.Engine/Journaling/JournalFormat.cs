using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Roundup.Results;

namespace Roundup.Engine.Journaling;

/// <summary>How entries are written as JSON: as results are, with the entries of the experiments.</summary>
internal static class JournalFormat
{
    public static JsonSerializerOptions Options(IReadOnlyList<JsonDerivedType> added) => new(ResultsJson.Options)
    {
        TypeInfoResolver = new DefaultJsonTypeInfoResolver().WithAddedModifier(info =>
        {
            if (info.Type == typeof(Entry))
            {
                foreach (var entry in added)
                {
                    info.PolymorphismOptions!.DerivedTypes.Add(entry);
                }
            }
        }),
    };
}
