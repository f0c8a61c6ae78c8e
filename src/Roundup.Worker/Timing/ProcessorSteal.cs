namespace Roundup.Worker;

/// <summary>Time that the hypervisor took from a processor, from <c>/proc/stat</c>.</summary>
internal static class ProcessorSteal
{
    /// <summary>The file counts in hundredths of a second on every Linux that .NET runs on (USER_HZ).</summary>
    private const double NsPerTick = 1e7;

    private const int Place = 8;
    private static readonly LinuxFile s_stat = new("/proc/stat");

    /// <summary>Steal so far, ns; null where the system does not report it.</summary>
    /// <param name="processor">The processor; null for all together.</param>
    public static double? Ns(int? processor)
    {
        var length = s_stat.Read();
        var bytes = s_stat.Bytes;
        for (var line = 0; line + 4 < length && bytes[line] == 'c' && bytes[line + 1] == 'p' && bytes[line + 2] == 'u';)
        {
            var place = line + 3;
            var isAll = bytes[place] == ' ';
            if (isAll ? processor is null : LinuxFile.Number(bytes, ref place) == processor)
            {
                return Steal(bytes, place);
            }

            while (line < length && bytes[line++] != '\n')
            {
            }
        }

        return null;
    }

    private static double Steal(byte[] bytes, int place)
    {
        while (bytes[place] == ' ')
        {
            place++;
        }

        for (var before = 1; before < Place; before++)
        {
            LinuxFile.Number(bytes, ref place);
        }

        return LinuxFile.Number(bytes, ref place) * NsPerTick;
    }
}
