using System.Reflection;
using System.Text;

namespace Roundup.Results.Messages;

/// <summary>What is declared of every notice.</summary>
public static class NoticeCatalogue
{
    private static readonly NoticeFormat s_format = new();

    private static readonly Dictionary<NoticeCode, NoticeAttribute> s_all = typeof(NoticeCode).GetFields()
        .Where(field => field.IsLiteral)
        .ToDictionary(field => (NoticeCode)field.GetValue(null)!, field => field.GetCustomAttribute<NoticeAttribute>()!);

    /// <summary>The text of a notice.</summary>
    public static string Text(Notice notice)
    {
        ArgumentNullException.ThrowIfNull(notice);
        return string.Format(s_format, TextOf(notice), [.. notice.Arguments]);
    }

    /// <summary>Where a report has a notice.</summary>
    public static NoticePlace Place(NoticeCode code) => s_all[code].Place;

    /// <summary>How many arguments the text of a notice needs.</summary>
    public static int Places(Notice notice)
    {
        ArgumentNullException.ThrowIfNull(notice);
        return CompositeFormat.Parse(TextOf(notice)).MinimumArgumentCount;
    }

    // A budget that left nothing out, or took from nothing that it left, is not said to have done both.
    private static string TextOf(Notice notice) => (notice.Code, notice.Arguments) switch
    {
        (NoticeCode.BudgetLeftOut, [_, "0", ..]) =>
            "The budget of {0} was used up: {3} of {2:case|cases} got fewer launches than requested. " + NoticeWords.MoreTimeOrFilter,
        (NoticeCode.BudgetLeftOut, [_, _, _, "0"]) =>
            "The budget of {0} was used up: {1} of {2:case|cases} not measured. " + NoticeWords.MoreTimeOrFilter,
        (NoticeCode.BudgetLeftOutSentences, [_, "0", ..]) =>
            "The budget of {0} was used up: {3} of {2:case|cases} checked in part. " + NoticeWords.MoreTimeOrLess,
        (NoticeCode.BudgetLeftOutSentences, [_, _, _, "0"]) =>
            "The budget of {0} was used up: {1} of {2:case|cases} not checked. " + NoticeWords.MoreTimeOrLess,
        (NoticeCode.CodeNotCopied, [_, _, _]) => s_all[notice.Code].Text.Replace("{3}", "FILE", StringComparison.Ordinal),
        _ => s_all[notice.Code].Text,
    };
}
