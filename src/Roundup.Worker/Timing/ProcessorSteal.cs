namespace Roundup.Worker.Timing;

// Time that the hypervisor gave to other machines (steal), from /proc/stat.
internal static class ProcessorSteal
{
    // The unit of the file (USER_HZ), ns: 1/100 s on every Linux that .NET supports.
    private const double NsPerTick = 1e7;

    private const int Place = 8;
    private static readonly LinuxFile s_stat = new("/proc/stat");

    // Steal so far, ns; null if the operating system does not report it.
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
