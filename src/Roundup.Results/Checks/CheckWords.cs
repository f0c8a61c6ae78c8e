using Roundup.Contracts;
using Roundup.Results.Texts;

namespace Roundup.Results;

/// <summary>The words of a check, as reports, options and the names of checks have them.</summary>
public static class CheckWords
{
    /// <summary>The category's name, without blanks: the first part of the name of a check, and the value of an option.</summary>
    public static string Word(this CheckCategory category) => category switch
    {
        CheckCategory.Values => "values",
        CheckCategory.Chunks => "chunks",
        CheckCategory.Agreement => "agreement",
        CheckCategory.Versions => "versions",
        CheckCategory.Interoperability => "interoperability",
        CheckCategory.Threads => "threads",
        CheckCategory.DamagedInput => "damaged-input",
        CheckCategory.Limits => "limits",
        _ => throw new ArgumentOutOfRangeException(nameof(category), category, "A category without a word: give it one here."),
    };

    /// <summary>The category's name as text has it: <c>damaged input</c>.</summary>
    public static string Title(this CheckCategory category) => category.Word().Replace('-', ' ');

    /// <summary>The outcome as text has it: <c>corrupted</c>.</summary>
    public static string Word(this CheckOutcome outcome) => outcome switch
    {
        CheckOutcome.Passed => "passed",
        CheckOutcome.Equivalent => "equivalent",
        CheckOutcome.ByRoundup => "by Roundup's code",
        CheckOutcome.Rejected => "rejected",
        CheckOutcome.DefaultValue => "default value",
        CheckOutcome.UnexpectedException => "unexpected exception",
        CheckOutcome.ExcessiveResources => "excessive memory or time",
        CheckOutcome.Timeout => "timeout",
        CheckOutcome.Crash => "crash",
        CheckOutcome.Corrupted => "corrupted",
        CheckOutcome.OtherMessage => "data of another message",
        _ => throw new ArgumentOutOfRangeException(nameof(outcome), outcome, "An outcome without a word: give it one here."),
    };

    /// <summary>The outcome behind a number: <c>2 corrupted</c>, <c>1 crash</c>, <c>2 crashes</c>.</summary>
    public static string Counted(this CheckOutcome outcome, int count) => outcome switch
    {
        CheckOutcome.DefaultValue or CheckOutcome.UnexpectedException or CheckOutcome.Timeout => CountText.Format(count, outcome.Word()),
        CheckOutcome.Crash => CountText.Format(count, outcome.Word(), "crashes"),
        CheckOutcome.ExcessiveResources or CheckOutcome.OtherMessage => Unchanged(count, $"with {outcome.Word()}"),
        _ => Unchanged(count, outcome.Word()),
    };

    /// <summary>What differs between two texts: <c>enum or text → number</c>.</summary>
    public static string Word(this TextDifferenceKind kind) => kind switch
    {
        TextDifferenceKind.Name => "names",
        TextDifferenceKind.LetterCase => "letter case",
        TextDifferenceKind.Member => "members",
        TextDifferenceKind.Null => "null",
        TextDifferenceKind.Default => "default values",
        TextDifferenceKind.TextToNumber => "text → number",
        TextDifferenceKind.NumberToText => "number → text",
        TextDifferenceKind.Spelling => "spelling of texts",
        TextDifferenceKind.Date => "date form",
        TextDifferenceKind.Number => "number form",
        TextDifferenceKind.Text => "text form",
        TextDifferenceKind.Form => "other form",
        TextDifferenceKind.Escapes => "escapes",
        TextDifferenceKind.Discriminator => "type names",
        TextDifferenceKind.References => "reference marks",
        TextDifferenceKind.Keys => "dictionary keys",
        TextDifferenceKind.Order => "order",
        TextDifferenceKind.Layout => "white space",
        _ => throw new ArgumentOutOfRangeException(nameof(kind), kind, "A kind without a word: give it one here."),
    };

    private static string Unchanged(int count, string word) => CountText.Format(count, word, word);
}
