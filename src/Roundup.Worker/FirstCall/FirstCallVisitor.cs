using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>Makes the first call for the type that the generated code names.</summary>
internal sealed class FirstCallVisitor(
    ISerializer serializer,
    string row,
    Shape shape,
    bool serialize,
    string valuesPath,
    string payloadPath) : IModelVisitor
{
    /// <summary>The call, as far as it got.</summary>
    public UntypedFirstCall? Call;

    public void Visit<T>(Model<T> model)
        where T : notnull
    {
        var call = new TypedFirstCall<T>(model, shape, serialize, valuesPath);
        Call = call;
        call.Prepare(payloadPath);
        call.Call(serializer, row);
    }
}
