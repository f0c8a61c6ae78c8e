namespace Roundup.ModelCompiler;

/// <summary>
/// The model cannot be compiled. The message is one sentence with the cause and the remedy, or one on each line where several things are
/// wrong.
/// </summary>
public sealed class ModelException : Exception
{
    /// <summary>Describes what is wrong at <paramref name="where"/>.</summary>
    /// <param name="where">A member path such as <c>User.Orders[].Payload</c>, a type, or a file with line and column.</param>
    /// <param name="cause">What is wrong there.</param>
    /// <param name="remedy">What the author of the model can do.</param>
    internal ModelException(string where, string cause, string remedy)
        : this(where, $"{where}: {cause}; {remedy}")
    {
    }

    private ModelException(string where, string message)
        : base(message) => Where = where;

    /// <summary>
    /// The place: a member path such as <c>User.Orders[].Payload</c>, a type, or a file with line and column. Of several things that are
    /// wrong, that of the first.
    /// </summary>
    public string Where { get; }

    /// <summary>Where <see cref="Where"/> is the path of no member: the paths of all members.</summary>
    public IReadOnlyList<string> Known { get; internal init; } = [];

    /// <summary>Several things that are wrong, as one exception.</summary>
    /// <param name="errors">At least one.</param>
    /// <param name="most">How many are described; the others are counted.</param>
    internal static ModelException Of(IReadOnlyList<ModelException> errors, int most)
    {
        if (errors.Count == 1)
        {
            return errors[0];
        }

        var lines = errors.Take(most).Select(error => error.Message);
        return new(
            errors[0].Where,
            string.Join('\n', errors.Count > most ? lines.Append($"and {errors.Count - most} more.") : lines));
    }

    /// <summary>The same with one more remedy.</summary>
    internal ModelException Or(string remedy) => new(Where, $"{Message}, {remedy}");
}
