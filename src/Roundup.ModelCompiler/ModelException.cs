namespace Roundup.ModelCompiler;

/// <summary>The model cannot be compiled. The message is one sentence with the cause and the remedy.</summary>
public sealed class ModelException : Exception
{
    /// <summary>Describes what is wrong at <paramref name="where"/>.</summary>
    /// <param name="where">A member path such as <c>User.Orders[].Payload</c>, a type, or a file with line and column.</param>
    /// <param name="cause">What is wrong there.</param>
    /// <param name="remedy">What the author of the model can do.</param>
    internal ModelException(string where, string cause, string remedy)
        : base($"{where}: {cause}; {remedy}") => Where = where;

    /// <summary>The place: a member path such as <c>User.Orders[].Payload</c>, a type, or a file with line and column.</summary>
    public string Where { get; }
}
