using System.Reflection;
using System.Text.Json.Serialization.Metadata;

namespace Roundup.Results;

/// <summary>The types of <see cref="CaseData"/> that a results file can hold: those of this assembly, and those that were added.</summary>
internal static class CaseDataTypes
{
    private static readonly Lock s_lock = new();
    private static readonly List<Type> s_types =
        [.. typeof(CaseData).Assembly.GetTypes().Where(type => type.GetCustomAttribute<CaseDataAttribute>() is not null)];

    /// <summary>Adds a type; returns whether it was new.</summary>
    /// <exception cref="ArgumentException">It is no <see cref="CaseData"/> with the attribute.</exception>
    public static bool Add(Type type)
    {
        if (!type.IsSubclassOf(typeof(CaseData)) || type.GetCustomAttribute<CaseDataAttribute>() is null)
        {
            throw new ArgumentException($"{type} must be a {nameof(CaseData)} with {nameof(CaseDataAttribute)}.", nameof(type));
        }

        lock (s_lock)
        {
            if (s_types.Contains(type))
            {
                return false;
            }

            s_types.Add(type);
            return true;
        }
    }

    /// <summary>Registers the types with the serializer.</summary>
    public static void Describe(JsonTypeInfo info)
    {
        if (info.Type == typeof(CaseData))
        {
            info.PolymorphismOptions = new JsonPolymorphismOptions { TypeDiscriminatorPropertyName = "experiment" };
            lock (s_lock)
            {
                foreach (var type in s_types)
                {
                    info.PolymorphismOptions.DerivedTypes.Add(new(type, type.GetCustomAttribute<CaseDataAttribute>()!.Experiment));
                }
            }
        }
    }
}
