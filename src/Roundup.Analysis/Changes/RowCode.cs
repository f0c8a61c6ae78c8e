using Roundup.Results;

namespace Roundup.Analysis.Changes;

/// <summary>Whether a row is the same code in two runs.</summary>
internal static class RowCode
{
    /// <summary>Whether it is: by what was built, else by the version, which tells nothing of what was built from source.</summary>
    public static bool IsSame(SerializerInfo one, SerializerInfo other) => (one.Stamp, other.Stamp) is ({ } first, { } second)
        ? first == second
        : one.Version == other.Version && !one.FromSource && !other.FromSource;
}
