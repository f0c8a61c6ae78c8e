using System.Buffers.Binary;
using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using System.Xml.Linq;
using Roundup.Engine.Processes;

namespace Roundup.Cli.Pictures;

/// <summary>Turns SVG into PNG with a browser that runs without a screen, in an empty profile of its own.</summary>
internal static class Screenshot
{
    /// <summary>Pixels of the PNG for each pixel of the SVG: screens of today have two.</summary>
    private const int Factor = 2;

    private static readonly TimeSpan s_limit = TimeSpan.FromMinutes(1);

    /// <summary>Writes the PNG; returns why there is none, or null.</summary>
    /// <param name="browser">The program.</param>
    /// <param name="svg">The picture.</param>
    /// <param name="png">The path of the file.</param>
    /// <param name="cancellation">Ends the browser.</param>
    /// <exception cref="IOException">A file cannot be written.</exception>
    /// <exception cref="OperationCanceledException">There is no PNG because of <paramref name="cancellation"/>.</exception>
    public static async Task<string?> WriteAsync(string browser, string svg, string png, CancellationToken cancellation)
    {
        var root = XDocument.Parse(svg).Root!;
        int Pixels(string side) => (int)Math.Ceiling(double.Parse(root.Attribute(side)!.Value, CultureInfo.InvariantCulture));
        var (width, height) = (Pixels("width"), Pixels("height"));

        // Beside the PNG: a browser in a sandbox of its distribution may not see the folder for temporary files. A new one: what another
        // browser left behind is not this one's picture.
        var folder = Directory.CreateDirectory($"{png}.{Path.GetRandomFileName()}").FullName;
        try
        {
            var page = Path.Combine(folder, "page.html");
            var shot = Path.Combine(folder, "page.png");
            await File.WriteAllTextAsync(
                page, $"<!DOCTYPE html><meta charset=\"utf-8\"><style>body{{margin:0}}svg{{display:block}}</style>{svg}", cancellation);
            var start = new ProcessStartInfo(browser) { WorkingDirectory = folder };
            foreach (var argument in Arguments(folder, shot, width, height))
            {
                start.ArgumentList.Add(argument);
            }

            start.ArgumentList.Add(new Uri(page).AbsoluteUri);
            var end = await WatchedProcess.RunAsync(start, new WatchOptions(s_limit), cancellation);
            if (end.Exceeded != ExceededLimit.None)
            {
                return $"{browser} did not end within {s_limit.TotalSeconds:0} s";
            }

            if (!File.Exists(shot) || SizeOf(await File.ReadAllBytesAsync(shot, cancellation)) != (width * Factor, height * Factor))
            {
                return $"{browser} ended with {end.ExitCode} and no picture of the right size";
            }

            File.Move(shot, png, overwrite: true);
            return null;
        }
        catch (Win32Exception e)
        {
            return $"{browser} does not start ({e.Message})";
        }
        finally
        {
            Delete(folder);
        }
    }

    private static IEnumerable<string> Arguments(string folder, string shot, int width, int height) =>
    [
        "--headless", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync", "--disable-extensions", "--hide-scrollbars",
        // A browser refuses to run as root in its own sandbox.
        .. Environment.IsPrivilegedProcess && !OperatingSystem.IsWindows() ? (string[])["--no-sandbox"] : [],
        $"--user-data-dir={Path.Combine(folder, "profile")}",
        $"--force-device-scale-factor={Factor}",
        $"--window-size={width},{height}",
        $"--screenshot={shot}",
    ];

    /// <summary>Width and height in the first chunk of a PNG; 0 where it is none.</summary>
    private static (int Width, int Height) SizeOf(ReadOnlySpan<byte> png) =>
        png.Length > 24 && png[1..4].SequenceEqual("PNG"u8)
            ? (BinaryPrimitives.ReadInt32BigEndian(png[16..]), BinaryPrimitives.ReadInt32BigEndian(png[20..]))
            : default;

    /// <summary>Processes of the browser may hold files a little longer than it lives; what is left is an empty profile.</summary>
    private static void Delete(string folder)
    {
        try
        {
            Directory.Delete(folder, recursive: true);
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            Thread.Sleep(TimeSpan.FromMilliseconds(500));
            try
            {
                Directory.Delete(folder, recursive: true);
            }
            catch (Exception again) when (Failure.IsFileSystem(again))
            {
                // The picture is there all the same.
            }
        }
    }
}
