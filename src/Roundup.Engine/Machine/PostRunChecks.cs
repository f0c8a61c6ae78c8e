using System.Globalization;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Machine;

/// <summary>Warns, once all is measured, about what the machine did meanwhile.</summary>
public static class PostRunChecks
{
    /// <summary>The stolen share above which a notice is given.</summary>
    public const double HighSteal = 0.01;

    /// <summary>The warnings; a pure function.</summary>
    /// <param name="stealShare"><see cref="MachineInfo.StealShare"/>.</param>
    public static IReadOnlyList<Notice> Check(double? stealShare) => stealShare > HighSteal
        ? [new(NoticeCode.Steal, stealShare.Value.ToString("P1", CultureInfo.InvariantCulture))]
        : [];
}
