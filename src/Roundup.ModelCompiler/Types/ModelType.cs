namespace Roundup.ModelCompiler.Types;

/// <summary>A type that a member of the model can have.</summary>
/// <param name="name">How generated code writes the type.</param>
internal abstract class ModelType(string name)
{
    /// <summary>How generated code writes the type.</summary>
    public string Name { get; } = name;

    /// <summary>Whether a copy of the variable is a copy of the value: nothing is shared.</summary>
    public virtual bool IsPlainValue => false;

    /// <summary>
    /// What two values have in common exactly when they are equal by our rules, as an expression of <c>{0}</c>; null where the
    /// type cannot be an element of a set or the key of a map.
    /// </summary>
    public virtual string? Key => null;
}
