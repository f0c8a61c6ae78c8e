namespace Roundup.Serializers;

/// <summary>What goes wrong before there is a codec.</summary>
internal static class Opening
{
    public static void Of(string row)
    {
        switch (row)
        {
            case "throws-in-open":
                throw new InvalidOperationException("no row today");
            case "hangs-in-open":
                Thread.Sleep(Timeout.Infinite);
                break;
        }
    }
}
