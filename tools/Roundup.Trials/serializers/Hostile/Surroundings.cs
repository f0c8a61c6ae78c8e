using System.Globalization;

namespace Roundup.Serializers;

/// <summary>What a process shares with the code that it runs.</summary>
internal static class Surroundings
{
    /// <summary>A file of this name says that the directory around it may be deleted.</summary>
    private const string Permission = "may-be-deleted";

    /// <summary>So begin the names of directories that were made for one worker.</summary>
    private const string OfWorker = "roundup-worker-";

    /// <summary>Numbers are written otherwise from now on, on all threads.</summary>
    public static void ChangeCulture()
    {
        var odd = (CultureInfo)CultureInfo.InvariantCulture.Clone();
        odd.NumberFormat.NumberDecimalSeparator = ",";
        odd.NumberFormat.NegativeSign = "minus ";
        CultureInfo.DefaultThreadCurrentCulture = odd;
        CultureInfo.CurrentCulture = odd;
    }

    /// <summary>Deletes the directory that the process was started in, where that was made for it.</summary>
    public static void DeleteDirectory()
    {
        var directory = Directory.GetCurrentDirectory();
        if (Path.GetFileName(directory).StartsWith(OfWorker, StringComparison.Ordinal) || File.Exists(Path.Combine(directory, Permission)))
        {
            Directory.Delete(directory, recursive: true);
        }
    }
}
