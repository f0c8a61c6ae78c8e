using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using BenchmarkDotNet.Attributes;
using Roundup.Contracts;
using Roundup.Datasets.Users;

namespace Roundup.Crosscheck;

public class Users1() : Benchmarks<User>(Values.User, UsersContext.Default.User);

public class Users100() : Benchmarks<List<User>>(
    index => [.. Enumerable.Range(index * 100, 100).Select(Values.User)],
    UsersContext.Default.ListUser);

/// <summary>Each call takes the next of several values, as in Roundup: a processor learns the branches of a single one.</summary>
[MemoryDiagnoser]
[JsonExporterAttribute.FullCompressed]
public abstract class Benchmarks<T>(Func<int, T> create, JsonTypeInfo<T> generated)
{
    private const int Mask = 63;

    private T[] _values = [];
    private byte[][] _systemTextJson = [];
    private byte[][] _newtonsoftJson = [];
    private byte[][] _generated = [];
    private int _index;

    [GlobalSetup]
    public void SetUp()
    {
        _values = [.. Enumerable.Range(0, Mask + 1).Select(create)];
        _systemTextJson = [.. _values.Select(_ => SystemTextJsonSerialize())];
        _newtonsoftJson = [.. _values.Select(_ => NewtonsoftJsonSerialize())];
        _generated = [.. _values.Select(_ => GeneratedSerialize())];
    }

    [Benchmark(Description = "System.Text.Json/reflection Serialize")]
    public byte[] SystemTextJsonSerialize() => JsonSerializer.SerializeToUtf8Bytes(_values[Next()]);

    [Benchmark(Description = "System.Text.Json/reflection Deserialize")]
    public T? SystemTextJsonDeserialize() => JsonSerializer.Deserialize<T>(_systemTextJson[Next()]);

    [Benchmark(Description = "Newtonsoft.Json/default Serialize")]
    public byte[] NewtonsoftJsonSerialize() =>
        Encoding.UTF8.GetBytes(Newtonsoft.Json.JsonConvert.SerializeObject(_values[Next()]));

    [Benchmark(Description = "Newtonsoft.Json/default Deserialize")]
    public T? NewtonsoftJsonDeserialize() =>
        Newtonsoft.Json.JsonConvert.DeserializeObject<T>(Encoding.UTF8.GetString(_newtonsoftJson[Next()]));

    [Benchmark(Description = "System.Text.Json/source-generator Serialize")]
    public byte[] GeneratedSerialize() => JsonSerializer.SerializeToUtf8Bytes(_values[Next()], generated);

    [Benchmark(Description = "System.Text.Json/source-generator Deserialize")]
    public T? GeneratedDeserialize() => JsonSerializer.Deserialize(_generated[Next()], generated);

    private int Next() => _index++ & Mask;
}

[JsonSerializable(typeof(List<User>))]
internal sealed partial class UsersContext : JsonSerializerContext;

internal static class Values
{
    /// <summary>The seed that the run of Roundup is given.</summary>
    private const ulong Seed = 1;

    private static readonly UserValues s_values = new();

    public static User User(int index) => s_values.Create(SeededRandom.For(Seed, index), index);
}
