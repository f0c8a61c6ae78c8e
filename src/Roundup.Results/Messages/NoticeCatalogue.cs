using System.Globalization;

namespace Roundup.Results.Messages;

/// <summary>The words of every notice: the cause, then the remedy.</summary>
public static class NoticeCatalogue
{
    private static readonly Dictionary<NoticeCode, string> Texts = new()
    {
        [NoticeCode.DebuggerAttached] = "A debugger is attached, which slows the conductor and may slow workers: run without it.",
        [NoticeCode.DebugBuild] = "Roundup itself is a Debug build: run with -c Release (the workers are Release builds either way).",
        [NoticeCode.HighLoad] = "The load was {0} on {1} processors before the start: close other programs, or trust ratios and not times.",
        [NoticeCode.OneCpu] = "Only one processor can be used: tiered compilation takes about ten times as long, so give the process two.",
        [NoticeCode.LowPowerGovernor] = "The processor's governor is {0}, which changes the clock with the load: choose 'performance' for steadier times.",
        [NoticeCode.CanaryDrift] = "The machine's own speed changed by {0} during the run: ratios are paired within rounds and bear it, absolute times do not.",
        [NoticeCode.BaselineMissing] = "{0} has no number in {1}: ratios there are to {2}, the fastest exact row.",
        [NoticeCode.BaselineElsewhere] = "{0} has no number in {1}: all ratios there are to {2}, the same row on the first target where it has one.",
        [NoticeCode.NoBaseline] = "{0} has no ratios: no row there is exact, so none can stand in for the baseline; name one with --baseline.",
        [NoticeCode.Unsettled] = "{0} of {1} launches of {2} had not settled when the clock was first read: try --effort rigorous.",
        [NoticeCode.MostlyDisturbed] = "{0} of the batches of {1} were disturbed by other work on the machine: intervals are wide there, repeat it on a quiet machine.",
        [NoticeCode.BudgetLeftOut] = "The budget of {0} left out {1} of {2} cases and gave {3} others fewer launches than asked: give more time, or filter.",
        [NoticeCode.OneWorkerAtATime] = "{0}: the data is too big for many processes at once, so one ran at a time and ratios are paired by launch.",
        [NoticeCode.TooFewLaunches] = "{0} has too few finished launches ({1}): an interval needs at least 2.",
        [NoticeCode.FasterThanInput] = "The time of {0} grows faster than the input, with the count to the power of {1}: measure it at the size of your data before you choose it.",
        [NoticeCode.TargetUnavailable] =
            "{0} is unavailable on this machine, and so is every case on it: {1} (`roundup list targets` tries all targets).",
    };

    /// <summary>The text of a notice.</summary>
    public static string Text(Notice notice)
    {
        ArgumentNullException.ThrowIfNull(notice);
        return string.Format(CultureInfo.InvariantCulture, Texts[notice.Code], [.. notice.Arguments]);
    }
}
