using Roundup.Results.Messages;
using Roundup.Results.Texts;

namespace Roundup.Reporting;

/// <summary>What an extension adds to a report failed: a notice, and no fault of Roundup's. All else of the report stays.</summary>
public sealed class ExtensionException : Exception
{
    private const int Longest = 300;

    internal ExtensionException(string what, string extension, Exception cause)
        : this(NoticeOf(what, extension, cause), cause)
    {
    }

    private ExtensionException(Notice notice, Exception cause)
        : base(NoticeCatalogue.Text(notice), cause) => Notice = notice;

    /// <summary>What is said of it.</summary>
    public Notice Notice { get; }

    /// <summary>Whether an exception is the extension's: neither the end that the user asked for nor that of the memory.</summary>
    internal static bool IsOf(Exception exception) => exception is not (OperationCanceledException or OutOfMemoryException);

    /// <summary>The notice of a failure.</summary>
    /// <param name="what">What failed, the beginning of a sentence: <c>The column X</c>.</param>
    /// <param name="extension">The extension.</param>
    /// <param name="cause">The exception.</param>
    internal static Notice NoticeOf(string what, string extension, Exception cause)
    {
        var sentence = cause.Message.Split('\n')[0].Split(". ")[0].Trim().TrimEnd('.');
        return new(NoticeCode.ExtensionFailed, what, extension, Shortened.To(Longest, $"{cause.GetType().Name}: {sentence}"));
    }
}
