using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Roundup.Serializers;

namespace Roundup.Worker.Tests.Shapes;

/// <summary>
/// What is said of the fast path of System.Text.Json is what the library does: a context that has nothing but the fast path cannot write
/// without it.
/// </summary>
public sealed class FastPathTests
{
    private static readonly Dictionary<string, Action<JsonSerializerOptions>> s_changes = new()
    {
        ["nothing"] = _ => { },
        ["Indented"] = options => options.WriteIndented = true,
        ["Encoder"] = options => options.Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        ["Converters"] = options => options.Converters.Add(new JsonStringEnumConverter()),
        ["DefaultIgnoreCondition"] = options => options.DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        ["NumberHandling"] = options => options.NumberHandling = JsonNumberHandling.WriteAsString,
        ["ReferenceHandler"] = options => options.ReferenceHandler = ReferenceHandler.Preserve,
        ["PropertyNamingPolicy"] = options => options.PropertyNamingPolicy = null,
        ["two"] = options => (options.IncludeFields, options.Encoder) = (true, JavaScriptEncoder.UnsafeRelaxedJsonEscaping),
    };

    [Theory]
    [InlineData("nothing", null)]
    [InlineData("Indented", null)]
    [InlineData("Encoder", "because of Encoder")]
    [InlineData("Converters", "because of Converters")]
    [InlineData("DefaultIgnoreCondition", "because of DefaultIgnoreCondition")]
    [InlineData("NumberHandling", "because of NumberHandling")]
    [InlineData("ReferenceHandler", "because of ReferenceHandler")]
    [InlineData("PropertyNamingPolicy", "because of PropertyNamingPolicy")]
    [InlineData("two", "because of several options or of the type")]
    public void It_is_used_where_the_library_writes_by_it_alone_and_else_the_option_is_named(string change, string? cause)
    {
        var options = new JsonSerializerOptions(FastOnly.Default.Options);
        s_changes[change](options);

        FastPath.Say(options, typeof(Point)).ShouldBe(cause is null ? "the source generator's fast path is used to write"
            : $"the source generator's fast path is not used to write, {cause}");

        void Write() => JsonSerializer.SerializeToUtf8Bytes(new Point(1), options);
        if (cause is null)
        {
            Should.NotThrow(Write);
        }
        else
        {
            Should.Throw<InvalidOperationException>(Write).Message.ShouldContain("metadata");
        }
    }

    [Fact]
    public void Nothing_is_said_where_no_context_has_the_type()
    {
        FastPath.Say(new(), typeof(Point)).ShouldBeNull();
        FastPath.Say(new() { TypeInfoResolver = new DefaultJsonTypeInfoResolver() }, typeof(Point)).ShouldBeNull();
        FastPath.Say(FastOnly.Default.Options, typeof(FastPathTests)).ShouldBeNull();
    }
}

internal sealed record Point(int X);

[JsonSourceGenerationOptions(
    GenerationMode = JsonSourceGenerationMode.Serialization, PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase)]
[JsonSerializable(typeof(Point))]
internal sealed partial class FastOnly : JsonSerializerContext;
