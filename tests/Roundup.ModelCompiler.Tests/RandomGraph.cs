namespace Roundup.ModelCompiler.Tests;

/// <summary>Makes a random value of any type of a test model, by reflection; odd values are common.</summary>
internal sealed class RandomGraph(ulong seed, bool loneSurrogates = true, bool full = false, bool letters = false)
{
    private static readonly double[] s_doubles = [0, -0.0, double.NaN, double.PositiveInfinity, double.Epsilon, 0.1, -1e300];
    private static readonly string[] s_links = ["https://a.example/b?c=d#e", "relative/path", "HTTPS://A.EXAMPLE:443/%7e"];
    private readonly SeededRandom _random = new(seed);

    public object? Make(Type type, int depth = 0)
    {
        var nullable = Nullable.GetUnderlyingType(type);
        if (nullable is not null)
        {
            return Absent() ? null : Make(nullable, depth);
        }

        if (!type.IsValueType && depth > 0 && (Absent() || depth > 6))
        {
            return null;
        }

        return Scalar(type) ?? Collection(type, depth) ?? Object(type, depth);
    }

    private bool Absent() => !full && _random.Int(0, 5) == 0;

    private object? Scalar(Type type) => type switch
    {
        _ when type.IsEnum => _random.Pick([.. Enum.GetValues(type).Cast<object>()]),
        _ when type == typeof(bool) => _random.Bool(),
        _ when type == typeof(byte) => (byte)_random.NextUInt64(),
        _ when type == typeof(sbyte) => (sbyte)_random.NextUInt64(),
        _ when type == typeof(short) => (short)_random.NextUInt64(),
        _ when type == typeof(ushort) => (ushort)_random.NextUInt64(),
        _ when type == typeof(int) => (int)_random.NextUInt64(),
        _ when type == typeof(uint) => (uint)_random.NextUInt64(),
        _ when type == typeof(long) => (long)_random.NextUInt64(),
        _ when type == typeof(ulong) => _random.NextUInt64(),
        _ when type == typeof(float) => (float)Double(),
        _ when type == typeof(double) => Double(),
        _ when type == typeof(decimal) => new decimal(_random.Int(0, 9), _random.Int(0, 9), 0, _random.Bool(), (byte)_random.Int(0, 28)),
        _ when type == typeof(char) => letters ? Unit() : (char)_random.NextUInt64(),
        _ when type == typeof(string) => Text(),
        _ when type == typeof(Guid) => _random.Guid(),
        _ when type == typeof(DateTime) => new DateTime(_random.Long(0, DateTime.MaxValue.Ticks), (DateTimeKind)_random.Int(0, 2)),
        _ when type == typeof(DateTimeOffset) =>
            new DateTimeOffset(
                _random.Long(TimeSpan.TicksPerDay, DateTime.MaxValue.Ticks / 2), TimeSpan.FromMinutes(_random.Int(-840, 840))),
        _ when type == typeof(TimeSpan) => new TimeSpan((long)_random.NextUInt64()),
        _ when type == typeof(DateOnly) => DateOnly.FromDayNumber(_random.Int(0, DateOnly.MaxValue.DayNumber)),
        _ when type == typeof(TimeOnly) => new TimeOnly(_random.Long(0, TimeSpan.TicksPerDay - 1)),
        _ when type == typeof(Uri) => new Uri(_random.Pick(s_links), UriKind.RelativeOrAbsolute),
        _ when type == typeof(Version) => _random.Bool() ? new Version(1, _random.Int(0, 9)) : new Version(1, 2, 3, _random.Int(0, 9)),
        _ when type == typeof(Half) => (Half)Double(),
        _ when type == typeof(Int128) => new Int128(_random.NextUInt64(), _random.NextUInt64()),
        _ when type == typeof(UInt128) => new UInt128(_random.NextUInt64(), _random.NextUInt64()),
        _ when type == typeof(ReadOnlyMemory<byte>) => (ReadOnlyMemory<byte>)_random.Bytes(Count()),
        _ when type == typeof(Memory<byte>) => (Memory<byte>)_random.Bytes(Count()),
        _ when type == typeof(byte[]) => _random.Bytes(Count()),
        _ => null,
    };

    private char Unit() =>
        (char)(letters ? _random.Int('a', 'z') : loneSurrogates ? _random.Int(0, 0xFFFF) : _random.Int(1, 0xD7FF));

    private double Double() => _random.Bool() ? _random.Pick(s_doubles) : _random.Double();

    private int Count() => _random.Int(full ? 1 : 0, 3);

    private string Text()
    {
        var units = new char[_random.Int(full ? 1 : 0, 6)];
        for (var i = 0; i < units.Length; i++)
        {
            units[i] = Unit();
        }

        return new string(units);
    }

    private object? Collection(Type type, int depth)
    {
        if (type.IsArray)
        {
            var array = Array.CreateInstance(type.GetElementType()!, Count());
            for (var i = 0; i < array.Length; i++)
            {
                array.SetValue(Make(type.GetElementType()!, depth + 1), i);
            }

            return array;
        }

        if (!type.IsGenericType || type.Name.StartsWith("ValueTuple", StringComparison.Ordinal) || type.Name == "KeyValuePair`2")
        {
            return null;
        }

        var arguments = type.GetGenericArguments();
        if (arguments.Length == 2)
        {
            var map = (IDictionary)Activator.CreateInstance(typeof(Dictionary<,>).MakeGenericType(arguments))!;
            for (var i = Count(); i > 0; i--)
            {
                map[Make(arguments[0])!] = Make(arguments[1], depth + 1);
            }

            return MadeCollection.Of(type, map);
        }

        var made = type.Name.Contains("Set`", StringComparison.Ordinal) ? typeof(HashSet<>) : typeof(List<>);
        var items = Activator.CreateInstance(made.MakeGenericType(arguments))!;
        for (var i = Count(); i > 0; i--)
        {
            items.GetType().GetMethod("Add")!.Invoke(items, [Make(arguments[0], depth + 1)]);
        }

        return MadeCollection.Of(type, (IEnumerable)items);
    }

    private object Object(Type type, int depth)
    {
        var concrete = type.IsGenericType
            ? type
            : _random.Pick(type.Assembly.GetTypes().Where(candidate => !candidate.IsAbstract && type.IsAssignableFrom(candidate)).ToList());
        var constructor = concrete.GetConstructors().OrderBy(candidate => candidate.GetParameters().Length).FirstOrDefault();
        var arguments = constructor?.GetParameters().Select(parameter => Make(parameter.ParameterType, depth + 1)).ToArray();
        var made = constructor is null ? Activator.CreateInstance(concrete)! : constructor.Invoke(arguments);
        foreach (var property in concrete.GetProperties(BindingFlags.Public | BindingFlags.Instance).Where(property => property.CanWrite))
        {
            property.SetValue(made, Make(property.PropertyType, depth + 1));
        }

        foreach (var field in concrete.GetFields(BindingFlags.Public | BindingFlags.Instance))
        {
            field.SetValue(made, Make(field.FieldType, depth + 1));
        }

        return made;
    }
}
