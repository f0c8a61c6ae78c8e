namespace Roundup.Catalogue;

/// <summary>An error that ends the program: one sentence with cause and remedy, and its exit code.</summary>
public sealed class RoundupException(ExitCode exitCode, string message, Exception? inner = null) : Exception(message, inner)
{
    /// <summary>The exit code.</summary>
    public ExitCode ExitCode { get; } = exitCode;

    /// <summary>Whether there are several causes: each line of the message is a sentence about one.</summary>
    public bool HasLines { get; init; }
}

/// <summary>How the program ends.</summary>
public enum ExitCode
{
    /// <summary>All that can run here was measured; lossy, unavailable and unsupported do not fail.</summary>
    Success = 0,

    /// <summary>Some row was wrong, failed, build-failed, crashed, hung or out of memory, or Roundup itself failed.</summary>
    SomeFailed = 1,

    /// <summary>The command line, or a file that it names, cannot be understood.</summary>
    Usage = 2,

    /// <summary>Nothing was measured.</summary>
    NothingMeasured = 3,

    /// <summary>The output cannot be written.</summary>
    OutputNotWritable = 4,

    /// <summary>Interrupted; the results so far are kept.</summary>
    Interrupted = 130,
}
