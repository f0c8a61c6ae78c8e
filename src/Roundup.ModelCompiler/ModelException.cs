namespace Roundup.ModelCompiler;

/// <summary>The model cannot be compiled. The message is a sentence with cause and remedy for each error, one on each line.</summary>
public sealed class ModelException : Exception
{
    // An error at one place.
    // where: a member path such as User.Orders[].Payload, a type, or a file with line and column.
    // remedy: how the author of the model can correct it.
    internal ModelException(string where, string cause, string remedy)
        : this(where, $"{where}: {cause}; {remedy}")
    {
    }

    private ModelException(string where, string message)
        : base(message) => Where = where;

    /// <summary>
    /// The place of the first error: a member path such as <c>User.Orders[].Payload</c>, a type, or a file with line and column.
    /// </summary>
    public string Where { get; }

    /// <summary>The message with a full stop at the end of each line.</summary>
    public string Sentences => string.Join('\n', Message.Split('\n').Select(line => line.TrimEnd('.') + "."));

    /// <summary>Where <see cref="Where"/> is the path of no member: the paths of all members.</summary>
    public IReadOnlyList<string> Known { get; internal init; } = [];

    // Joins several errors.
    // most: the greatest number of errors in the message; the others are counted.
    // remedy: what corrects all of several errors; null if nothing does.
    internal static ModelException Of(IReadOnlyList<ModelException> errors, int most, string? remedy = null)
    {
        if (errors.Count == 1)
        {
            return errors[0];
        }

        var lines = errors.Take(most).Select(error => error.Message).ToList();
        if (errors.Count > most)
        {
            lines.Add($"and {errors.Count - most} more.");
        }

        return new(errors[0].Where, string.Join('\n', remedy is null ? lines : lines.Append(remedy)));
    }

    internal ModelException At(string where) => new(where, where + Message[Where.Length..]);

    internal ModelException Or(string remedy) => new(Where, $"{Message}, {remedy}");
}
