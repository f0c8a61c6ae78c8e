namespace Roundup.ModelCompiler.Types;

/// <summary>Values by key, in no order.</summary>
internal sealed class MapType(string name, ModelType keys, ModelType values) : ModelType(name)
{
    /// <summary>The type of the keys; it has a <see cref="ModelType.Key"/>.</summary>
    public ModelType Keys { get; } = keys;

    /// <summary>The type of the values.</summary>
    public ModelType Values { get; } = values;

    /// <summary>The type that is created when it is read.</summary>
    public string ConcreteName => $"Dictionary<{Keys.Name}, {Values.Name}>";
}
