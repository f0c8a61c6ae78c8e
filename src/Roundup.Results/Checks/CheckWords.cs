using Roundup.Contracts;

namespace Roundup.Results;

/// <summary>The words of a check, as reports, options and the names of sentences have them.</summary>
public static class CheckWords
{
    /// <summary>The column's name: the first part of the name of a sentence.</summary>
    public static string Word(this CheckColumn column) => column switch
    {
        CheckColumn.Values => "values",
        CheckColumn.Pieces => "pieces",
        CheckColumn.Agreement => "agreement",
        CheckColumn.Versions => "versions",
        CheckColumn.Readers => "readers",
        CheckColumn.Threads => "threads",
        CheckColumn.Damage => "damage",
        CheckColumn.Limits => "limits",
        _ => throw new ArgumentOutOfRangeException(nameof(column), column, "A column without a word: give it one here."),
    };

    /// <summary>The outcome as a table has it behind or before a number: <c>2 silent</c>, <c>throws 3</c>.</summary>
    public static string Word(this CheckOutcome outcome) => outcome switch
    {
        CheckOutcome.Held => "held",
        CheckOutcome.EqualForm => "another form",
        CheckOutcome.OfRoundup => "by Roundup's code",
        CheckOutcome.Refused => "refused",
        CheckOutcome.InitialValue => "initial value",
        CheckOutcome.Throws => "throws",
        CheckOutcome.Grows => "grows",
        CheckOutcome.Hangs => "hangs",
        CheckOutcome.Dies => "dies",
        CheckOutcome.Silent => "silent",
        CheckOutcome.OtherMessage => "other message",
        _ => throw new ArgumentOutOfRangeException(nameof(outcome), outcome, "An outcome without a word: give it one here."),
    };
}
