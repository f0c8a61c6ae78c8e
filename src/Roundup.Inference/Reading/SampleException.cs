namespace Roundup.Inference.Reading;

/// <summary>A sample that no model can be inferred from. The message is one sentence with file, line, column, cause and remedy.</summary>
public sealed class SampleException : Exception
{
    /// <summary>Describes what is wrong with a file as a whole.</summary>
    internal SampleException(string file, string cause, Exception? inner = null)
        : base($"{file}: {cause}.", inner)
    {
    }

    /// <summary>Describes what is wrong at a place of a file.</summary>
    internal SampleException(string file, TextPlace place, string cause, Exception? inner = null)
        : base($"{file}({place.Line},{place.Column}): {cause}.", inner)
    {
        Line = place.Line;
        Column = place.Column;
    }

    /// <summary>The line, from 1; 0 where it is the file as a whole.</summary>
    public long Line { get; }

    /// <summary>The column in characters, from 1; 0 where it is the file as a whole.</summary>
    public long Column { get; }
}
