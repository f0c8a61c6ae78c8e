using System.Globalization;

namespace Roundup.Reporting.Common;

/// <summary>The age of the version of a package that was measured.</summary>
internal static class PackageAge
{
    private const double DaysOfYear = 365.25;

    /// <summary>The date of a release and the years from it to a run: <c>2023-03-08 (3.7 years)</c>.</summary>
    public static string? Text(DateOnly? released, DateTimeOffset run)
    {
        if (released is not { } date)
        {
            return null;
        }

        var years = Math.Max(0, DateOnly.FromDateTime(run.UtcDateTime).DayNumber - date.DayNumber) / DaysOfYear;
        return string.Create(CultureInfo.InvariantCulture, $"{date:yyyy-MM-dd} ({years:0.0} years)");
    }
}
