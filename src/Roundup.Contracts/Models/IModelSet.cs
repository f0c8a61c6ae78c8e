namespace Roundup.Contracts;

/// <summary>One dataset's root types as one flavour has them. Generated code implements it.</summary>
public interface IModelSet
{
    /// <summary>The dataset.</summary>
    string Dataset { get; }

    /// <summary>
    /// Calls <paramref name="visitor"/> with the model for <paramref name="many"/>: the root type itself, or a <c>List</c> of it.
    /// A call through here keeps every closed type visible to an ahead-of-time compiler.
    /// </summary>
    void Accept(IModelVisitor visitor, bool many);
}
