namespace Roundup.Catalogue;

/// <summary>An error that ends the program. The message is one sentence with the cause and the remedy.</summary>
public sealed class RoundupException(ExitCode exitCode, string message, Exception? inner = null) : Exception(message, inner)
{
    public ExitCode ExitCode { get; } = exitCode;

    /// <summary>Whether there are several causes; each line of the message is then a sentence about one.</summary>
    public bool HasLines { get; init; }
}

public enum ExitCode
{
    /// <summary>
    /// Everything that can run on this machine was measured. Lossy, unavailable and unsupported serializers do not fail a run.
    /// </summary>
    Success = 0,

    /// <summary>A serializer was wrong, failed, build-failed, crashed, hung or out of memory, or Roundup itself failed.</summary>
    SomeFailed = 1,

    /// <summary>The command line, or a file that it names, is invalid.</summary>
    Usage = 2,

    /// <summary>Nothing was measured.</summary>
    NothingMeasured = 3,

    /// <summary>The output cannot be written.</summary>
    OutputNotWritable = 4,

    /// <summary>A comparison found something that became worse.</summary>
    Regressed = 5,

    /// <summary>The run was interrupted; its results are kept.</summary>
    Interrupted = 130,
}
