namespace Roundup.Worker.Messages;

// Without an inner exception: the cause would be taken for the library's.
internal sealed class UserSettingsException : Exception
{
    public UserSettingsException(string message)
        : base(message)
    {
    }

    public UserSettingsException(string title, Exception cause)
        : base($"{title} throws {ExceptionCauses.Reason(cause)}") => Frames = ExceptionCauses.Frames(ExceptionCauses.Innermost(cause));

    public IReadOnlyList<string> Frames { get; } = [];
}
