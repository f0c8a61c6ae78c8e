using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace Roundup.Serializers;

/// <summary>
/// Whether the library writes with the code of a source-generated context, or with its metadata. The library decides it for each type, and
/// answers it by an internal property; which option is the cause it answers for copies of the options.
/// </summary>
internal static class FastPath
{
    private const BindingFlags Hidden = BindingFlags.Instance | BindingFlags.NonPublic;
    private static readonly PropertyInfo? Answer = typeof(JsonTypeInfo).GetProperty("CanUseSerializeHandler", Hidden);
    private static readonly PropertyInfo? Generated = typeof(JsonSerializerContext).GetProperty("GeneratedSerializerOptions", Hidden);

    /// <summary>A clause for a report; null where no context has the type.</summary>
    public static string? Say(JsonSerializerOptions options, Type type)
    {
        try
        {
            return TypeOf(options, type)?.OriginatingResolver is not JsonSerializerContext context ? null
                : IsUsed(options, type) switch
                {
                    null => "whether the source generator's fast path is used is not known",
                    true => "the source generator's fast path is used to write",
                    false => "the source generator's fast path is not used to write, "
                        + (Cause(options, type, Generated?.GetValue(context) as JsonSerializerOptions) is { } cause
                            ? $"because of {cause}" : "because of several options or of the type"),
                };
        }
        catch (Exception e) when (e is NotSupportedException or InvalidOperationException)
        {
            return null; // The call itself says why.
        }
    }

    private static bool? IsUsed(JsonSerializerOptions options, Type type) => (bool?)Answer?.GetValue(TypeOf(options, type));

    /// <summary>The first option that, with the value for which the context was generated, would bring the fast path back.</summary>
    private static string? Cause(JsonSerializerOptions options, Type type, JsonSerializerOptions? generated)
    {
        if (options.Converters.Count > 0 && IsUsed(With(options, copy => copy.Converters.Clear()), type) == true)
        {
            return nameof(options.Converters);
        }

        var plain = generated ?? new JsonSerializerOptions();
        return typeof(JsonSerializerOptions).GetProperties()
            .Where(property => property.CanWrite && property.Name != nameof(options.TypeInfoResolver)
                && !Equals(property.GetValue(options), property.GetValue(plain))
                && IsUsed(With(options, copy => property.SetValue(copy, property.GetValue(plain))), type) == true)
            .Select(property => property.Name)
            .FirstOrDefault();
    }

    private static JsonSerializerOptions With(JsonSerializerOptions options, Action<JsonSerializerOptions> change)
    {
        var copy = new JsonSerializerOptions(options);
        change(copy);
        return copy;
    }

    private static JsonTypeInfo? TypeOf(JsonSerializerOptions options, Type type)
    {
        var copy = new JsonSerializerOptions(options);
        copy.MakeReadOnly(populateMissingResolver: true);
        return copy.GetTypeInfo(type);
    }
}
