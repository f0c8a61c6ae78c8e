namespace Roundup.Contracts;

/// <summary>Does something with a model whose type is known only to the generated code.</summary>
public interface IModelVisitor
{
    /// <summary>Is given the model.</summary>
    void Visit<T>(Model<T> model)
        where T : notnull;
}
